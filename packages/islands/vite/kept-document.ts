import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteOptions } from '../site.ts';

/** A rendered document, with the stylesheets that it links, by address. */
export type Kept = { html: string; sheets: [address: string, css: string][] };

/** Keeps the first document for the next start, because rendering has to wait until all page code is read. */
export function keptDocument({ file, stamp }: NonNullable<SiteOptions['keep']>) {
  let known = '';
  return {
    /** The kept document; undefined if anything has changed since. */
    async read(): Promise<Kept | undefined> {
      try {
        const kept: Kept & { stamp: string } = JSON.parse(await readFile(file, 'utf8'));
        return kept.stamp === (await stamp()) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    async write(kept: Kept): Promise<void> {
      try {
        const text = JSON.stringify({ ...kept, stamp: await stamp() });
        if (text === known) return;
        known = text;
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      } catch {
        // Without the file the next start only takes longer.
      }
    },
  };
}
