import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type ContentKey, contentFiles } from '../../src/content/schemas/content-files.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { root, sampleDir } from '../../tests/support/test-content.ts';
import { fileSchemas, schemaPath, writeSchemas } from './json-schemas.ts';

const files = Object.entries(contentFiles).map(([key, { file }]) => [file, key as ContentKey] as const);

test('every content file names the schema that is written for editors, and matches it', async () => {
  const dir = temporaryFolder();
  await writeSchemas(dir);
  for (const [file, key] of files) {
    const source = await readFile(path.join(sampleDir, 'content', file), 'utf8');
    const [, named = ''] = /\$schema(?:=|": ")([^"\s]+)/.exec(source) ?? [];
    expect(path.resolve(sampleDir, 'content', path.dirname(file), named), file).toBe(
      path.join(root, schemaPath(file)),
    );
    const written = JSON.parse(await readFile(path.join(dir, schemaPath(file)), 'utf8'));
    const { $schema, type, anyOf } = fileSchemas[key];
    expect(written, file).toMatchObject({ $schema, ...(anyOf ? { anyOf } : { type }) });
    const { $schema: _, ...data } = parse(source);
    const schema = z.fromJSONSchema({ ...fileSchemas[key] });
    expect(schema.safeParse(data).error?.issues ?? [], file).toEqual([]);
    expect(schema.safeParse({ ...data, headng: 'x' }).success, file).toBe(false);
  }
});
