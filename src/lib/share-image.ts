/** Size of share images (`og:image`) in pixels, as social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Site-absolute URL of the share image of a page [L9]; the build renders one for each page.
 * @param path a page's path, such as `/blog/x`
 */
export function shareImageUrl(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.jpg`;
}
