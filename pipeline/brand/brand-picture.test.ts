import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Wordmark } from '../../src/layout/Wordmark.tsx';
import { brandPicture } from './brand-picture.ts';
import { figma, illustrator, inkscape, square, squareOf } from './fixtures.ts';
import { pageLogo } from './page-logo.ts';

async function picture(source: string | Buffer) {
  const read = await brandPicture('logo', Buffer.from(source));
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

const shownBy = async (source: string | Buffer) =>
  renderToStaticMarkup(createElement(Wordmark, { name: 'Bright', logo: pageLogo(await picture(source)) }));

const flat = 'has <foreignObject>, which cannot be shown: flatten it';
const other = 'refers to another file or site: draw';
const noBox = 'has no view box: export it with one';
const half = 'is not a whole SVG file: export it again';
const bounds = 'it must be square, or up to 4 times as wide as high, so';
const laughs = [...'bcdef']
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcde'[at]};`.repeat(10)}">`)
  .join('');

test.each<[problem: string, source: string | Promise<Buffer>, says: string]>([
  ['a script', square('<script>alert(1)</script>'), 'has a script: save it as a plain SVG'],
  ['a handler of events', square('<path d="M0 0h9" onclick="alert(1)"/>'), 'has a script: save it'],
  ['text', square('<g><text>Bright</text></g>'), 'has text: convert it to paths'],
  ['pixels', square('<image href="data:image/png;base64,AA"/>'), 'has a picture of pixels in it: draw it'],
  ['a page', square('<foreignObject><p/></foreignObject>'), flat],
  ['motion', square('<path d="M0 0h9"><animate/></path>'), 'has <animate>, which cannot be shown: flatten'],
  ['a link', square('<a href="https://a.example"/>'), 'has a link: remove it'],
  ['shapes of another file', square('<use href="https://a.example/b.svg#c"/>'), other],
  ['paint of another file', square('<path d="M0 0h9" style="fill:url( https://a.example#b)"/>'), other],
  ['styles of another site', square('<style>@import "//a.example/b.css";</style>'), other],
  ['hidden shapes', square('<g display="none"><path d="M0 0h9"/></g>'), 'has nothing to see: export'],
  ['no view box', square().replace('viewBox="0 0 9 9"', 'width="9mm" height="9mm"'), noBox],
  ['an empty view box', square().replace('0 0 9 9', '0 0 0 9'), noBox],
  ['XML that ends early', square().slice(0, -3), half],
  ['text that grows', `<!DOCTYPE svg [<!ENTITY a "aaaa">${laughs}]>${square('<g id="&f;"/>')}`, half],
  ['a web page', '<html><body><svg /></body></html>', 'has <html>, which cannot be shown'],
  ['another kind of file', 'GIF89a', 'is neither an SVG nor a PNG file: save it as one of the two'],
  ['a lot of bytes', 'x'.repeat(5_100_000), 'has 5.1 MB, but may have 5: make it smaller'],
  [
    'a lot of shapes',
    square('<path d="M0 0h1v2l3 4z"/>'.repeat(9000)),
    'kB of shapes, and at most 200 kB: simpl',
  ],
  ['a very wide drawing', square().replace('0 0 9 9', '0 0 50 10'), `is 50 by 10: ${bounds}`],
  ['few pixels', squareOf(300), 'is 300 by 300: export it with 512 pixels or more on its longer side'],
  ['a narrow PNG', squareOf(600, 300), `is 300 by 600: ${bounds}`],
  ['half a PNG', squareOf(600).then((bytes) => bytes.subarray(0, 300)), 'cannot be read: export it again'],
])('%s is a fault', async (_, source, says) => {
  const read = await brandPicture('logo', Buffer.from(await source));
  expect(Object(read).fault).toContain(says);
});

test('an icon has to be square', async () => {
  const fault = 'is 600 by 512: it must be square, so export it with other bounds';
  expect(await brandPicture('icon', await squareOf(512, 600))).toEqual({ fault });
});

test.each([
  ['Inkscape', inkscape],
  ['Illustrator', illustrator],
  ['Figma', figma],
])('the drawing of %s has its bounds and colours, and nothing else of its file', async (_, source) => {
  const { bytes, width, height } = await picture(source);
  expect([width, height]).toEqual([60, 30]);
  const data = await sharp(bytes).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 4).toString('hex');
  expect([at(15, 15), at(40, 15), at(2, 2)]).toEqual(['ff0000ff', '0000ffff', '00000000']);
  expect(bytes.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 60 30"/);
  expect(bytes.toString()).not.toMatch(/inkscape|sodipodi|adobe|<!|id=|clip|style|text|foreign/i);
  const html = await shownBy(source);
  expect(html).toContain('<svg viewBox="0 0 60 30" width="80" height="40" role="img" aria-label="Bright">');
  expect(html).toMatch(/<circle[^>]* fill="var\(--accent\)"/);
  expect(html).not.toMatch(/red|#f00|data-/i);
  expect(html).toMatch(/stroke="#0000ff"/i);
  expect((await picture(bytes)).bytes.toString()).toBe(bytes.toString());
});

test('a part with a role has the colours of the page, in its fill and its line, and others keep theirs', async () => {
  const html = await shownBy(
    square(
      '<g id="ink" fill="none" stroke="red"><path d="M0 0h1"/></g><g id="soft-2"><path d="M0 0h2" fill="red"/></g><path id="inkwell" d="M0 0h3" fill="red"/>',
    ),
  );
  expect(html).toContain('<path d="M0 0h1" stroke="currentColor"></path>');
  expect(html).toContain('<path d="M0 0h2" fill="var(--decoration)"></path>');
  expect(html).toContain('<path d="M0 0h3" fill="red"></path>');
});

test('a drawing with a gradient or many shapes, and pixels, are files; a sign has no alternative text', async () => {
  const gradient =
    '<linearGradient id="a"><stop stop-color="red"/></linearGradient><path fill="url(#a)" d="M0 0h9"/>';
  for (const parts of [
    gradient,
    '<path fill="red" d="M0 0h9v9z"/><path fill="blue" d="M0 0h8v9z"/>'.repeat(50),
  ])
    expect(await shownBy(square(parts))).toMatch(
      /<img src="\/assets\/logo-[\w-]{8}\.svg" width="36" height="36" alt=""\/>Bright/,
    );
  expect(await shownBy(await squareOf(400, 1200))).toMatch(
    /<img src="\/assets\/logo-[\w-]{8}\.webp" width="120" height="40" alt="Bright"\/><\/span>/,
  );
});
