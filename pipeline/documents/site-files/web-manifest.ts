import type { LoadedContent } from '../../content/loaded-content.ts';

/** The web app manifest for an icon on the home screen of a phone. The site still opens in the browser. */
export function webManifest({ brand, business }: LoadedContent, pageColour: string): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const drawing = { src: brand.favicon, sizes: 'any', type: 'image/svg+xml' };
  return JSON.stringify({
    name: business.name,
    short_name: business.name,
    description: business.tagline,
    lang: 'en-AU',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: pageColour,
    theme_color: pageColour,
    icons: [icon(192), icon(512), ...(brand.favicon.endsWith('.svg') ? [drawing] : [])],
  });
}
