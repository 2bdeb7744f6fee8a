import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

test('each class and each keyframes rule has its own short name, the same in every build', () => {
  const src = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  const [a = '', b = ''] = ['A', 'B'].map((name) => path.join(src, `${name}.module.css`));
  const css = '.card { animation: rise 1s } .card:hover { gap: 0.5rem } @keyframes rise { from { top: 0 } }';
  for (const file of [a, b]) writeFileSync(file, css);
  for (const nameOf of [shortClassNames(src), shortClassNames(src)])
    expect([nameOf('card', a, css), nameOf('rise', a, css), nameOf('card', b, css)]).toEqual([
      'c0-0',
      'c0-1',
      'c1-0',
    ]);
});
