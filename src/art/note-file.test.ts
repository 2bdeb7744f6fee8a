import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HandNote } from '../ui/HandNote.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { drawnNote } from './note-file.ts';
import { svgFiles } from './svg-file.ts';

const note = { words: 'All done. See you Thursday.', by: 'Tess' };
const html = (value: typeof note) => renderToStaticMarkup(HandNote({ note: drawnNote(value) }));
const portrait = (name: string) => renderToStaticMarkup(Portrait({ name }));
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');
/** The addresses of the images in some HTML. */
const imagesIn = (markup: string) => [...markup.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src);

test('a note shows a lazily loaded drawing in its space, still with reduced motion, and its words once as text', () => {
  const markup = html(note);
  const [address = ''] = imagesIn(markup);
  expect(address).toMatch(/^\/assets\/note-[\w-]{8}\.svg$/);
  expect(markup).toMatch(/<img [^>]*alt="" loading="lazy"/);
  expect(markup).toMatch(/<svg width="\d{3}" height="\d{2,3}"/);
  expect(markup).toContain(`<source media="(prefers-reduced-motion: reduce)" srcSet="${address}#still"/>`);
  expect(svgFiles.get(address)).toMatch(/^<svg id="still".*#still:target path\{animation:none!important\}/);
  expect(textOf(markup)).toBe('All done. See you Thursday. Tess');
});

test('a person without a portrait has their signature, in a file of its own that does not move', () => {
  const [[tess = ''], [bev]] = [imagesIn(portrait('Tess')), imagesIn(portrait('Bev'))];
  expect(tess).toMatch(/^\/assets\/name-[\w-]{8}\.svg$/);
  expect(tess).not.toBe(bev);
  expect(svgFiles.get(tess)).not.toContain('animation');
});

test('words with a character that the handwriting lacks are text, and such a name has no signature', () => {
  const russian = html({ words: 'Готово!', by: 'Tess' });
  expect(imagesIn(russian)).toEqual([]);
  expect(textOf(russian)).toBe('Готово! Tess');
  expect(imagesIn(portrait('Анна'))).toEqual([]);
});

test('the invisible marks of the edited site change no drawing', () => {
  const marked = { words: `${note.words}\u200b\u200d\ufeff`, by: `${note.by}\u200b` };
  expect(drawnNote(marked)?.file).toEqual(drawnNote(note)?.file);
  expect(portrait('Tess\u200b')).toBe(portrait('Tess'));
});
