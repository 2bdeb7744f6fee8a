import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8');

/** What the site must do, by id, as docs/requirements.md lists it. The ids are the tags of the tests that prove it. */
export const requirements = new Map(
  [...list.matchAll(/^\| ([A-Z]\d+) \| (.*) \|$/gm)].map(([, id = '', words = '']) => [id, words]),
);
