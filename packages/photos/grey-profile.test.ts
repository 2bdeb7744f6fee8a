import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withProfile } from './colour-profile.ts';
import { openPhoto } from './encode.ts';
import { plain } from './fixtures/photos.ts';
import { preparePhoto } from './import/prepare.ts';

/** A scanner's linear profile: light is proportional to the value. */
const linearGrey = Buffer.from(
  `000000c000000000024000006d6e74724752415958595a20${'00'.repeat(12)}61637370${'00'.repeat(28)}` +
    `0000f6d6000100000000d32d${'00'.repeat(48)}00000002777470740000009c000000146b545243000000b000000010` +
    '58595a20000000000000f6d6000100000000d32d63757276000000000000000101000000',
  'hex',
);

test.each(['b-w', 'grey16'])(
  'a grey photo (%s) has the brightness that its profile specifies',
  async (space) => {
    for (const [value, wanted] of [
      [10, 56],
      [100, 168],
      [200, 228],
    ] as const) {
      const grey = plain(64, 64, `rgb(${value}, ${value}, ${value})`).toColourspace(space);
      const picture = await withProfile(grey, linearGrey);
      const made = [await preparePhoto('a.png', picture)];
      for (const edit of [undefined, { turn: 90 as const }])
        made.push(await (await openPhoto(picture, edit)).encode('plain'));
      for (const { channels } of await Promise.all(made.map((bytes) => sharp(bytes).stats())))
        for (const { mean } of channels) expect(Math.abs(mean - wanted)).toBeLessThanOrEqual(6);
    }
  },
);
