import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteOptions } from '../site.ts';

/** A document as it was rendered, with the style sheets that it links by their addresses. */
export type Kept = { html: string; sheets: [address: string, css: string][] };

/** The first document, kept for the next start: nothing can be rendered before all code of pages is read. */
export function keptDocument({ file, stamp }: NonNullable<SiteOptions['keep']>) {
  let known = '';
  return {
    /** What was kept last; undefined if anything has changed since. */
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
        // The next start takes longer.
      }
    },
  };
}
