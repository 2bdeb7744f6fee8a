import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPhoto } from './encode.ts';
import { rotatedHeic } from './fixtures/heic.ts';
import { plain } from './fixtures/photos.ts';
import { preparePhoto } from './import/prepare.ts';

type Colour = [number, number, number];

async function colourOf(picture: Buffer): Promise<number[]> {
  return (await sharp(picture).stats()).channels.slice(0, 3).map(({ mean }) => mean);
}

async function expectWithin(picture: Buffer, wanted: readonly number[]) {
  const found = await colourOf(picture);
  for (const [at, value] of wanted.entries())
    expect(Math.abs((found[at] ?? Number.NaN) - value), `${found} for ${wanted}`).toBeLessThanOrEqual(6);
}

/** Display P3 values converted to sRGB, clipped to its gamut. */
function inSrgb(values: readonly number[]): number[] {
  const [red = 0, green = 0, blue = 0] = values.map((one) => {
    const value = one / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const light = [
    1.2249 * red - 0.2247 * green,
    -0.042 * red + 1.0419 * green,
    -0.0197 * red - 0.0786 * green + 1.0979 * blue,
  ];
  return light.map((value) => {
    const kept = Math.min(1, Math.max(0, value));
    return 255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055);
  });
}

const saturated: Colour = [60, 160, 60];
const colours: Colour[] = [
  saturated,
  [200, 60, 50],
  [40, 90, 200],
  [128, 128, 128],
  [250, 240, 20],
  [5, 10, 15],
];
const css = (colour: Colour) => `rgb(${colour})`;
const nclx = (primaries: number, transfer: number) =>
  Buffer.from([...Buffer.from('nclx'), 0, primaries, 0, transfer, 0, 6, 128]);

/** A HEIF file with an added colour box, with the pixel offsets shifted to match. */
function withColours(original: Buffer, body: Buffer): Buffer {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from('colr'), body]);
  box.writeUInt32BE(box.length);
  const file = Buffer.from(original);
  for (const type of ['meta', 'iprp', 'ipco']) {
    const at = file.indexOf(type) - 4;
    file.writeUInt32BE(file.readUInt32BE(at) + box.length, at);
  }
  const places = file.indexOf('iloc');
  const end = places - 4 + file.readUInt32BE(places - 4);
  for (let at = places + 8; at + 4 <= end; at += 1) {
    const offset = file.readUInt32BE(at);
    if (offset > file.indexOf('mdat') - 16 && offset < file.length)
      file.writeUInt32BE(offset + box.length, at);
  }
  const list = file.indexOf('ipma') - 4;
  return Buffer.concat([file.subarray(0, list), box, file.subarray(list)]);
}

const deep = { bitdepth: 10, chromaSubsampling: '4:4:4' };
test.each([
  ['jpeg', 'srgb', {}],
  ['png', 'srgb', {}],
  ['webp', 'srgb', { lossless: true }],
  ['avif', 'srgb', {}],
  ['tiff', 'srgb', {}],
  ['png', 'rgb16', {}],
  ['avif', 'rgb16', deep],
  ['avif', 'rgb16', { ...deep, bitdepth: 12 }],
] as const)(
  '%s in Display P3, from %s, keeps its colours when added, published and cropped',
  async (format, space, options) => {
    const picture = await plain(64, 64, css(saturated))
      .toColourspace(space)
      .withIccProfile('p3')
      .toFormat(format, { quality: 95, ...options })
      .toBuffer();
    await expectWithin(await preparePhoto('a', picture), saturated);
    for (const edit of [undefined, { crop: { left: 0, top: 0, width: 0.5, height: 1 } }])
      await expectWithin(await (await openPhoto(picture, edit)).encode('plain'), saturated);
  },
);

test.each([
  [
    'an ICC profile',
    async () => (await sharp(await plain(8, 8).withIccProfile('p3').png().toBuffer()).metadata()).icc,
  ],
  ['numbers', async () => nclx(12, 13)],
])('a HEIC photo in Display P3, by %s, keeps its colours', async (kind, body) => {
  const photo = await readFile(rotatedHeic);
  const sampled = async (bytes: Buffer) =>
    sharp(await preparePhoto('a.heic', bytes))
      .extract({ left: 8, top: 8, width: 1, height: 1 })
      .toBuffer();
  const values = await colourOf(await sampled(photo));
  const profile = (await body()) ?? Buffer.alloc(0);
  const box = kind === 'numbers' ? profile : Buffer.concat([Buffer.from('prof'), profile]);
  const wanted = inSrgb(values);
  expect(wanted.some((value, at) => Math.abs(value - (values[at] ?? 0)) > 6)).toBe(true);
  await expectWithin(await sampled(withColours(photo, box)), wanted);
  await expectWithin(await sampled(withColours(photo, nclx(1, 13))), values);
});

test.each(colours)(
  'AVIF and PNG that name Display P3 by numbers keep their colours: %i, %i, %i',
  async (...values) => {
    const colour = values.slice(0, 3) as Colour;
    const avif = await plain(64, 64, css(colour))
      .avif({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const png = await plain(64, 64, css(colour)).png().toBuffer();
    const chunk = Buffer.from([0, 0, 0, 4, ...Buffer.from('cICP'), 12, 13, 0, 1, 0, 0, 0, 0]);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 12)), 12);
    const files = {
      avif: withColours(avif, nclx(12, 13)),
      png: Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]),
    };
    for (const [format, picture] of Object.entries(files)) {
      await expectWithin(await preparePhoto(`a.${format}`, picture), inSrgb(colour));
      const { encode } = await openPhoto(picture, format === 'png' ? { turn: 90 } : undefined);
      await expectWithin(await encode('plain'), inSrgb(colour));
    }
  },
);

test('Adobe RGB is recognised when only the EXIF data says so', async () => {
  const photo = plain(64, 64, css([100, 160, 90])).withExif({ IFD3: { InteroperabilityIndex: 'R03' } });
  await expectWithin(
    await preparePhoto('a.jpg', await photo.jpeg({ quality: 95 }).toBuffer()),
    [53, 160, 85],
  );
});
