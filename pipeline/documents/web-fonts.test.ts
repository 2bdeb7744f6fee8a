import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fontFolder, webFonts } from './web-fonts.ts';

test('the font files match what scripts/fonts.ts generates', async () => {
  const fonts = await webFonts();
  expect(fonts.size).toBe(2);
  for (const [name, font] of fonts)
    expect(readFileSync(path.join(fontFolder, name)).equals(font), name).toBe(true);
});
