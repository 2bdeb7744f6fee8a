/** Size of the picture that stands beside a shared link, in CSS pixels, as social networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Site-absolute URL of the picture that stands for a page where it is shared; the build draws one for each page.
 * @param path a page's path, such as `/blog/x`
 */
export function shareImageUrl(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.jpg`;
}
