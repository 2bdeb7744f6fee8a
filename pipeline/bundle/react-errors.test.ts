import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutStacks } from './react-errors.ts';

const react = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

test('only the errors that React makes ahead lose their stack', async () => {
  const source = await readFile(react, 'utf8');
  const { code, count } = withoutStacks(source);
  expect(count).toBe(5);
  expect(code).not.toMatch(/Exception = Error\(/);
  expect(code.match(/throw Error\(/g)).toEqual(source.match(/throw Error\(/g));
});

test('such an error is an error all the same', () => {
  const { code } = withoutStacks('var StopException = Error(formatProdErrorMessage(7));');
  const made = new Function('formatProdErrorMessage', `${code} return StopException;`)(
    (n: number) => `No. ${n}`,
  );
  expect(made).toBeInstanceOf(Error);
  expect(made.message).toBe('No. 7');
  expect(made.stack).toBeUndefined();
});
