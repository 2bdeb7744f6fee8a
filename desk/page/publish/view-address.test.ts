import { expect, test } from 'vitest';
import { hashOf, type View, viewOf } from './view-address.ts';

test('each view has an address of its own, and other parts of an address name none', () => {
  const views: View[] = [
    { kind: 'changes' },
    { kind: 'earlier' },
    { kind: 'page', route: '/' },
    { kind: 'page', route: '/blog/spring-clean' },
  ];
  for (const view of views) expect(viewOf(hashOf(view))).toEqual(view);
  for (const hash of ['', '#faq', '#changes-of-mind', '#changes/page']) expect(viewOf(hash)).toBeUndefined();
});
