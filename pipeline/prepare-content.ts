import { adviceOn } from './advice/advice.ts';
import { drawPhotos } from './content/article-photos.ts';
import { loadContent } from './content/load.ts';
import { addSizes, photosIn } from './content/photos-in.ts';
import { ContentError } from './content-error.ts';
import { today } from './dates.ts';
import { documentHead } from './document-head.ts';
import type { BuiltPhotos } from './photos/read-photos.ts';
import type { Colours } from './site-colours.ts';

export type PrepareOptions = {
  contentDir: string;
  /** Describes the photos of these file names; a build encodes them as well. */
  photos: (names: ReadonlySet<string>) => Promise<BuiltPhotos>;
  /** The day for advice that depends on it, such as 2026-11-03; by default today. */
  day?: string;
};

/** The content and what the plugins take from it, which depends on code in `src/` that they must not import. */
export type SiteContent = Awaited<ReturnType<typeof prepareContent>>;

/**
 * Reads the content with the sizes of its photos.
 * @throws ContentError with one plain sentence per problem of the content
 */
export async function prepareContent({ contentDir, photos, day = today() }: PrepareOptions) {
  const loaded = await loadContent(contentDir);
  if (!loaded.content) throw new ContentError(loaded.problems);
  const { content, written } = loaded;
  const named = photosIn(content);
  const built = await photos(new Set(named.map((photo) => photo.src)));
  if (built.problems.length > 0) throw new ContentError(built.problems);
  addSizes(named, built.photos);
  for (const article of content.articles) drawPhotos(article);
  const advice = adviceOn({ content, written, photos: built.photos, day });
  return {
    content,
    advice: [...advice, ...built.warnings],
    documentHead: (colours: Colours, routePath: string) => documentHead(content, colours, routePath),
  };
}
