import './production-mode.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { expectPlainMarkup, type RandomSite, randomSite } from '../tests/random-content.ts';

const hostile = [
  [
    '</script><x-evil onload=run()>',
    '" onx-evil="run()" \' onx-evil=\'run()',
    '<!--<script><x-evil>',
    ']]><x-evil>&lt;x-evil&gt;&#60;x-evil&#62;',
  ],
  [
    // First, as an address would begin with it.
    'javascript:run() a',
    '\u202e\u2066right to left\u200f null \ud83d\ude00 \ud83d',
    '${x} `x` {x} \\u003c $& $1 %3Cx-evil%3E',
  ],
].map((texts) => texts.join(' '));

let site: RandomSite;
beforeAll(async () => {
  site = await randomSite();
});
afterAll(() => site.remove());

// More of this, with random words and mistakes, is in tests/long.
test.each(hostile)('no text anywhere becomes markup: %j', async (text) => {
  // A fact that is filled in could make a text too long.
  await site.write((before) => `${text} ${before.replaceAll(/\[\[.*?\]\]/g, '')}`.slice(0, 160));
  await expectPlainMarkup(site);
});
