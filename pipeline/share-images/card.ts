import sharp from 'sharp';
import { logoMark } from '../../src/art/logo.ts';
import { shareImageSize } from '../../src/lib/share-image.ts';
import type { Colours } from '../site-colours.ts';
import { type CardFonts, fitText, linePath, lineWidth } from './typesetting.ts';

/** The texts of one share image. */
export type Card = { title: string; eyebrow: string | undefined; name: string; tagline: string };

// All lengths are in pixels.
const { width, height } = shareImageSize;
const margin = 68;
const titleBox = { width: 470, height: 300 };
/** Height of the eyebrow and the space below it. */
const eyebrowHeight = 46;
const titleSizes = { largest: 74, smallest: 40, lineHeight: 1.08 };
/** The left edge of the photo: a long bend, like an upright wave divider. */
const photoCurve = 'C608 110 566 214 590 330C612 436 668 500 640 630';
const photoLeft = 560;
const photoShape = `M662 0${photoCurve}H${width}V0Z`;
const bandShape = `M632 -20C578 100 536 214 560 330C582 436 640 510 606 650H${width}V-20Z`;

/**
 * Renders the share image of one page: its title at the left, its photo at the right.
 * @param photo the bytes of an original
 * @returns a JPEG of 1200 x 630 pixels
 */
export async function renderCard(
  card: Card,
  photo: Buffer,
  colours: Colours,
  fonts: CardFonts,
): Promise<Buffer> {
  const maskedPhoto = await sharp(photo)
    .autoOrient()
    .resize({ width: width - photoLeft, height, fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(photoMask()), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(textLayer(card, colours, fonts)))
    .composite([{ input: maskedPhoto, left: photoLeft, top: 0 }])
    .flatten({ background: colours.linen })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The shape of the photo as an SVG of the photo's size. */
function photoMask(): string {
  return svg(width - photoLeft, `<path transform="translate(${-photoLeft})" d="${photoShape}"/>`);
}

/** Background, logo and texts as an SVG. */
function textLayer(card: Card, colours: Colours, fonts: CardFonts): string {
  const eyebrowRoom = card.eyebrow ? eyebrowHeight : 0;
  const box = { ...titleBox, height: titleBox.height - eyebrowRoom };
  const { size, lines } = fitText(card.title, box, titleSizes, (line, at) =>
    lineWidth(fonts.display, line, at),
  );
  const step = size * titleSizes.lineHeight;
  // The title is centred vertically between the name and the tagline.
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
<path d="${bandShape}" fill="${colours.sage}" opacity="0.55"/>
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
