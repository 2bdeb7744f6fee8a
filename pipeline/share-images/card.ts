import sharp from 'sharp';
import { logoMark } from '../../src/art/logo.ts';
import { shareImageSize } from '../../src/lib/share-image.ts';
import type { Colours } from '../site-colours.ts';
import { fitText, type CardFonts, linePath, lineWidth } from './typesetting.ts';

/** What one picture says; the photo is the bytes of an original. */
export type Card = { title: string; eyebrow: string | undefined; name: string; tagline: string };

const { width, height } = shareImageSize;
const margin = 68;
const titleBox = { width: 470, height: 300 };
/** What the eyebrow and the space below it take. */
const eyebrowHeight = 46;
const titleSizes = { largest: 74, smallest: 40, lineHeight: 1.08 };
/** Where the photo begins: one long bend, like the river of the wave divider, set upright. */
const bank = 'C608 110 566 214 590 330C612 436 668 500 640 630';
const photoLeft = 560;
const photoEdge = `M662 0${bank}H${width}V0Z`;
const bandEdge = `M632 -20C578 100 536 214 560 330C582 436 640 510 606 650H${width}V-20Z`;

/**
 * Draws the picture of one page: its title on paper at the left, its photo at the right.
 * @returns a JPEG of 1200 x 630 pixels
 */
export async function renderCard(
  card: Card,
  photo: Buffer,
  colours: Colours,
  fonts: CardFonts,
): Promise<Buffer> {
  const cut = await sharp(photo)
    .autoOrient()
    .resize({ width: width - photoLeft, height, fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(mask()), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(paper(card, colours, fonts)))
    .composite([{ input: cut, left: photoLeft, top: 0 }])
    .flatten({ background: colours.linen })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The shape of the photo, in its own pixels. */
function mask(): string {
  return svg(width - photoLeft, `<path transform="translate(${-photoLeft})" d="${photoEdge}"/>`);
}

/** Everything but the photo. */
function paper(card: Card, colours: Colours, fonts: CardFonts): string {
  const eyebrowRoom = card.eyebrow ? eyebrowHeight : 0;
  const box = { ...titleBox, height: titleBox.height - eyebrowRoom };
  const { size, lines } = fitText(card.title, box, titleSizes, (line, at) =>
    lineWidth(fonts.display, line, at),
  );
  const step = size * titleSizes.lineHeight;
  // The title stands in the middle between the name and the tagline.
  const top = 326 - (lines.length * step + eyebrowRoom) / 2;
  const title = lines.map((line, index) =>
    linePath(fonts.display, line, margin, top + eyebrowRoom + index * step + size * 0.8, size),
  );
  const mark = logoMark.paths.map(({ d, role }) => {
    const fill = { accent: colours.accent, ink: colours.text, soft: colours.sage }[role];
    return `<path d="${d}" fill="${fill}"/>`;
  });
  return svg(
    width,
    `<rect width="${width}" height="${height}" fill="${colours.linen}"/>
<path d="${bandEdge}" fill="${colours.sage}" opacity="0.55"/>
<g transform="translate(${margin - 4} 54) scale(1.3)">${mark.join('')}</g>
${path(linePath(fonts.display, card.name, margin + 62, 90, 30), colours.text)}
${card.eyebrow ? path(linePath(fonts.text, card.eyebrow, margin, top + 22, 25), colours.accent) : ''}
${path(title.join(''), colours.text)}
${path(linePath(fonts.text, card.tagline, margin, 570, 26), colours.muted)}`,
  );
}

function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

function svg(across: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}">${inside}</svg>`;
}
