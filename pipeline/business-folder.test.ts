import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { sampleNotice } from './business-folder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'business-folder-test-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true }));

test('a build says that it shows the sample, unless somebody chose it or there is a business', () => {
  vi.stubEnv('BUSINESS_FOLDER', 'sample');
  expect(sampleNotice(root)).toEqual([]);
  vi.stubEnv('BUSINESS_FOLDER', '');
  expect(sampleNotice(root)).toEqual([
    'This is the sample business, because there is no folder business/ with a business of your own.',
  ]);
  mkdirSync(path.join(root, 'business'));
  expect(sampleNotice(root)).toEqual([]);
});
