import type { LoadedContent } from '../content/loaded-content.ts';
import { dataBlock, structuredData } from './structured-data/structured-data.ts';

/**
 * The parts of a document's head outside React: icons, manifest, theme colour and structured data. The browser never
 * renders them, so they add nothing to the scripts.
 * @param pageColour the background colour of pages, such as #ffffff
 */
export function documentHead(content: LoadedContent, pageColour: string, path: string): string {
  const data = structuredData(content, path);
  const { favicon } = content.brand;
  return [
    `<link rel="icon" href="${favicon}" type="image/${favicon.endsWith('.svg') ? 'svg+xml' : 'png'}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${pageColour}">`,
    ...(data ? [dataBlock(data)] : []),
  ].join('');
}
