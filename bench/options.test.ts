import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const shape = { rounds: 'number', routes: 'list', again: 'flag' } as const;

test('options are parsed by their type', () => {
  expect(readOptions(['--rounds=3', '--routes=/,/gallery', '--again'], shape)).toEqual({
    numbers: { rounds: 3 },
    lists: { routes: ['/', '/gallery'] },
    flags: new Set(['again']),
  });
});

test.each([
  ['--round=3', 'Unknown option "--round=3": use --rounds, --routes, --again.'],
  ['3', 'Unknown option "3": use --rounds, --routes, --again.'],
  ['--rounds', '--rounds needs a value, such as --rounds=5.'],
  ['--rounds=0', '--rounds must be a whole number above 0, not "0".'],
  ['--rounds=two', '--rounds must be a whole number above 0, not "two".'],
  ['--routes=', '--routes needs a value, such as --routes=/.'],
  ['--again=5', '--again takes no value.'],
])('%s is rejected with a message', (arg, message) => {
  expect(() => readOptions([arg], shape)).toThrow(message);
});
