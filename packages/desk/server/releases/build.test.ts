import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { photoProgress } from '@site/photos';
import { expect, onTestFinished, test } from 'vitest';
import { buildIn } from './build.ts';

test('a build reports the progress of its photos from the lines that it prints', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'desk-build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, 'pipeline'));
  await symlink(
    path.resolve(import.meta.dirname, '../../../../node_modules'),
    path.join(root, 'node_modules'),
  );
  const stream = new PassThrough();
  photoProgress(stream)(8, 73, 8);
  const line = String(stream.read());
  await writeFile(
    path.join(root, 'pipeline/main.ts'),
    `console.error('Building');\nprocess.stderr.write(${JSON.stringify(line)});\n`,
  );
  const said: string[] = [];
  await buildIn(root, (photos) => said.push(photos));
  expect(said).toEqual(['8 of 73']);
});
