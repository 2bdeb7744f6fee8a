import { expect, test } from 'vitest';
import { testContent } from '../../tests/test-content.ts';
import { loadOnce } from './load-once.ts';

test('a change is loaded once: for its check before it is written, and to be shown afterwards', async () => {
  const content = await testContent();
  const load = loadOnce();
  const home = 'pages/home.yaml';
  const former = await content.read(home);
  const next = former.replace('fromPrice: 160', 'fromPrice: 170');
  const before = await load(content.business);
  const checked = await load(content.business, new Map([[home, Buffer.from(next)]]));
  expect(checked.content?.home.packages.items[0]?.fromPrice.amount).toBe(170);
  await content.write(home, next);
  expect(await load(content.business)).toBe(checked);
  await content.write(home, former);
  const again = await load(content.business);
  expect(again).not.toBe(before);
  expect(again).toEqual(before);
  await content.remove();
});
