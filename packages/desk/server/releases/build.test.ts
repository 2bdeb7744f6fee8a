import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures.ts';
import { buildIn } from './build.ts';

test('a build that fails stops the publish with what it says', async () => {
  const root = await temporaryFolder();
  await mkdir(path.join(root, 'pipeline'));
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'pipeline/main.ts'), "throw new Error('No photo' satisfies string);\n");
  const details = expect.stringContaining('Error: No photo');
  await expect(buildIn(root)).rejects.toMatchObject({ more: { details } });
});
