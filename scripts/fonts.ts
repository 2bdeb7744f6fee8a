import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFolder, webFonts } from '../pipeline/web-fonts.ts';

// Writes the fonts of the site from the packages that bring them: after a change of a package or of pipeline/web-fonts.ts.

for (const [name, font] of await webFonts()) {
  await writeFile(path.join(fontFolder, name), font);
  console.log(`Wrote ${name}, ${font.length} bytes`);
}
