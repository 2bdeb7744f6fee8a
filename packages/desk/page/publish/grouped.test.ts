import { expect, test } from 'vitest';
import type { ChangeEntry } from '../../publish-api.ts';
import { grouped } from './grouped.ts';

const entry = (id: string, where: string, name: string, index: number): ChangeEntry => ({
  id,
  kind: 'changed',
  file: 'pages/home.yaml',
  path: ['items', index],
  where,
  name,
  words: `${where}: ${name}`,
});

test('changes are grouped by page, each with its name within the page', () => {
  const entries = [
    entry('1', 'Home › Deep Clean', 'From price', 0),
    entry('2', 'Contact', 'Heading', 1),
    entry('3', 'Home › Questions › Do you do windows?', 'Do you do windows?', 2),
    entry('4', 'Home', 'Heading', 2),
  ];
  const groups = grouped(entries);
  expect(groups.map(({ title, entries }) => [title, entries.map(({ name }) => name)])).toEqual([
    ['Home', ['Deep Clean › From price', 'Questions › Do you do windows?', 'Heading']],
    ['Contact', ['Heading']],
  ]);
});
