import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HandNote } from './HandNote.tsx';
import { drawnNote, noteFiles } from './note-file.ts';

const note = { words: 'All done. See you Thursday.', by: 'Tess' };
const html = (value: typeof note | undefined) => renderToStaticMarkup(HandNote({ note: drawnNote(value) }));
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');

test('a note shows a lazily loaded drawing, and has its words once as text', () => {
  const markup = html(note);
  const [file] = noteFiles([note]);
  expect(file?.address).toMatch(/^\/assets\/note-[\w-]{8}\.svg$/);
  expect(markup).toContain(`<img src="${file?.address}"`);
  expect(markup).toMatch(/<img [^>]*alt="" loading="lazy"/);
  expect(markup).not.toContain('<path');
  expect(textOf(markup)).toBe('All done. See you Thursday. Tess');
});

test('with reduced motion the same file is shown without its animation', () => {
  const [file] = noteFiles([note]);
  const source = `<source media="(prefers-reduced-motion: reduce)" srcSet="${file?.address}#still"/>`;
  expect(html(note)).toContain(source);
  expect(file?.svg).toMatch(/^<svg id="still"/);
  expect(file?.svg).toContain('#still:target path{animation:none!important}');
});

test('space for the drawing is reserved before it is loaded', () => {
  const { file } = drawnNote(note) ?? {};
  expect(file?.width).toBeGreaterThan(200);
  expect(file?.height).toBeGreaterThan(80);
  expect(html(note)).toContain(`<svg width="${file?.width}" height="${file?.height}"`);
});

test('words with a character that the handwriting lacks are shown as text', () => {
  const russian = { words: 'Готово!', by: 'Tess' };
  expect(html(russian)).not.toContain('<img');
  expect(textOf(html(russian))).toBe('Готово! Tess');
  expect(noteFiles([russian])).toEqual([]);
});

test('the invisible marks of the edited site do not change the drawing', () => {
  const marked = { words: `${note.words}\u200b\u200d\ufeff`, by: `${note.by}\u200b` };
  expect(drawnNote(marked)?.file).toEqual(drawnNote(note)?.file);
  expect(noteFiles([marked])).toEqual(noteFiles([note]));
});
