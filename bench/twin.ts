import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from '../pipeline/compress.ts';

/** A document without the elements that run script; data blocks such as JSON-LD stay. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Copies a built site without its scripts, with new compressed copies, into a new folder. Returns it and what removes it. */
export async function scriptlessTwin(siteDir: string): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'scriptless-'));
  await cp(siteDir, dir, {
    recursive: true,
    filter: (source) => !/\.(html|js)(\.(br|gz))?$/.test(source),
  });
  const documents = await readdir(siteDir, { recursive: true });
  for (const name of documents.filter((file) => file.endsWith('.html')))
    await writeFile(path.join(dir, name), withoutScripts(await readFile(path.join(siteDir, name), 'utf8')));
  await compressFolder(dir);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
