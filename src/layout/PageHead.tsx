import type { Content } from '../content/schemas/content-files.ts';
import { shareImageSize, shareImageUrl } from '../lib/share-image.ts';

export type PageHeadContent = {
  title: string;
  description: string;
  /** `og:type`: article pages are articles, all others are websites. */
  kind?: 'website' | 'article';
  /** Asks search engines not to index the page, for the 404 page. */
  noIndex?: boolean;
};

type PageHeadProps = PageHeadContent & {
  path: string;
  business: Pick<Content['business'], 'name' | 'siteUrl'>;
  /** What the share image shows. */
  imageAlt: string;
};

/**
 * Title, description, Open Graph, Twitter and canonical link, with the configured site address.
 * `src/browser/correct-address.ts` replaces its origin with the current one.
 */
export function PageHead({
  path,
  title,
  description,
  kind = 'website',
  noIndex,
  business,
  imageAlt,
}: PageHeadProps) {
  const fullTitle = `${title} | ${business.name}`;
  const { origin } = new URL(business.siteUrl);
  const url = origin + path;
  // The 404 page has no share image of its own.
  const image = origin + shareImageUrl(noIndex ? '/' : path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}
