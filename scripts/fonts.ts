import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFolder, webFonts } from '../pipeline/web-fonts.ts';

// Generates the fonts of the site from their packages. Run it after a change of a package or of pipeline/web-fonts.ts.

for (const [name, font] of await webFonts()) {
  await writeFile(path.join(fontFolder, name), font);
  console.log(`Wrote ${name}, ${font.length} bytes`);
}
