import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFolder, webFonts } from '../pipeline/documents/web-fonts.ts';

// Generates the site's font files from their packages. Run it after updating a package or changing
// pipeline/documents/web-fonts.ts.

for (const [name, font] of await webFonts()) {
  await writeFile(path.join(fontFolder, name), font);
  console.log(`Wrote ${name}, ${font.length} bytes`);
}
