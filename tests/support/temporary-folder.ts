import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, onTestFinished } from 'vitest';
import { type TestContent, testContent } from './test-content.ts';

/** Writes files into a folder, by their paths in it, with the folders that they need. Scripts can be run. */
export function putFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}

/** A folder for the current test, deleted after it, whose name needs quotes. @param files to write there */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), "Jo's site & more "));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  putFiles(folder, files);
  return folder;
}

/** A copy of the sample's content for each test of this file, as `testContent` makes it. */
export function contentForEachTest(): TestContent {
  const content = {} as TestContent;
  beforeEach(async () => Object.assign(content, await testContent()).remove);
  return content;
}
