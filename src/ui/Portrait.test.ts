import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noteFiles } from './note-file.ts';
import { Portrait } from './Portrait.tsx';

const html = (name: string) => renderToStaticMarkup(Portrait({ name }));

test('a person without a portrait has their signature, in a file of its own that does not move', () => {
  const [tess, bev] = noteFiles([], ['Tess', 'Bev']);
  expect(tess?.address).toMatch(/^\/assets\/name-[\w-]{8}\.svg$/);
  expect(tess?.address).not.toBe(bev?.address);
  expect(tess?.svg).not.toContain('animation');
  expect(html('Tess')).toMatch(new RegExp(`<img src="${tess?.address}" width="\\d+" height="\\d+" alt=""`));
});

test('the marks of a site that is edited change no signature', () => {
  expect(html('Tess\u200b')).toBe(html('Tess'));
});

test('a name with a sign that the handwriting lacks has none', () => {
  expect(html('Анна')).not.toContain('<img');
  expect(noteFiles([], ['Анна'])).toEqual([]);
});
