import { expect, test } from 'vitest';
import { markedText, placeKey } from '../../page/places/marks.ts';
import { copiedDesk } from '../fixtures.ts';
import { pageIndex } from '../page-index.ts';
import { publisherFor } from '../releases/fixtures.ts';
import { changedPages } from './changed-pages.ts';

const home = 'pages/home.yaml';
const place = (file: string, ...path: (string | number)[]) => ({ file, path });
const marked = (text: string, file: string, ...path: (string | number)[]) =>
  `<p>${markedText(text, place(file, ...path))}</p>`;

test('a change is found on its pages: by its place, as a fact, by its words, and by what is around it', async () => {
  const { desk, root, change } = await copiedDesk();
  const publisher = publisherFor(desk, root);
  await change(home, { operation: 'set', path: ['coverage', 'heading'], value: 'Where we work' });
  await change(home, { operation: 'set', path: ['packages', 'items', 1, 'fromPrice'], value: 270 });
  await change('business.yaml', { operation: 'set', path: ['phone'], value: '0491 570 157' });
  await change('business.yaml', {
    operation: 'set',
    path: ['structuredDataHours', 0, 'opens'],
    value: '08:30',
  });
  await change('gallery.json', {
    operation: 'set',
    path: ['categories', 'kitchens', 1, 'title'],
    value: 'A bench by a window',
  });
  const around = marked('Deep Clean', home, 'packages', 'items', 1, 'name');
  const pages = (phone: string): Record<string, string> => ({
    '/': marked('Where we', home, 'coverage', 'heading') + around + marked('Ring', home, 'coverage', 'call'),
    '/contact': `<a>${phone}</a>`,
    '/services': marked('Another photo', 'gallery.json', 'categories', 'bathrooms', 0, 'alt'),
  });
  const indexOf = (phone: string) => pageIndex(async (route) => pages(phone)[route] ?? '<p>Nothing</p>');
  const found = await changedPages(
    desk,
    await publisher.compare(),
    indexOf('0491 570 006'),
    indexOf('0491 570 157'),
    new AbortController().signal,
  );
  const key = (...path: (string | number)[]) => placeKey(place(home, ...path));
  const both = (...keys: string[]) => ({ before: keys, after: keys });
  expect(found.pages).toEqual([
    {
      route: '/',
      title: 'Home',
      isNew: false,
      isGone: false,
      entries: [
        { id: expect.stringContaining('phone'), ...both(key('coverage', 'call')) },
        { id: expect.stringContaining('heading'), ...both(key('coverage', 'heading')) },
        { id: expect.stringContaining('fromPrice'), ...both(key('packages', 'items', 1)) },
      ],
    },
    // The gallery shows another list first, and other pages other photos.
    expect.objectContaining({
      route: '/gallery',
      entries: [{ id: expect.stringContaining('gallery.json'), ...both() }],
    }),
    expect.objectContaining({
      route: '/contact',
      entries: [{ id: expect.stringContaining('phone'), ...both() }],
    }),
  ]);
  expect(found.elsewhere).toEqual([expect.stringContaining('structuredDataHours')]);
});
