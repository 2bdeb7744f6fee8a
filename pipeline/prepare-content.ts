import type { BuiltPhotos, PhotoEdit } from '@site/photos';
import { foldersIn } from './business/business-folder.ts';
import { focusStyles, photoEdits, unknownRecords } from './content/photos/photo-records.ts';
import { atTheirPlaces, photosIn, withPhotos } from './content/photos/photos-in.ts';
import { ContentError } from './content-error.ts';
import { documentHead } from './documents/document-head.ts';
import { loadContent } from './load-content.ts';

export type PrepareOptions = {
  /** The folder of the business. */
  business: string;
  /** Reads the descriptions of photos by file name. */
  photos: (names: ReadonlySet<string>, edits: ReadonlyMap<string, PhotoEdit>) => Promise<BuiltPhotos>;
  /** The commit date: notices that ended before it are left out. Without it all stay, and the browser removes them. */
  committed?: string | undefined;
};

/**
 * The content and what plugins need from it. Plugins get it as a value, because they must not import code from `src/`.
 */
export type SiteContent = Awaited<ReturnType<typeof prepareContent>>;

/**
 * Reads the content and the sizes of its photos.
 * @throws ContentError with a sentence for each problem
 */
export async function prepareContent({ business, photos, committed = '' }: PrepareOptions) {
  const loaded = await loadContent(business);
  if (!loaded.content) throw new ContentError(loaded.problems);
  const { written } = loaded;
  // ISO dates sort as text.
  const notices = loaded.content.business.notices.filter(({ until }) => until >= committed);
  const named = { ...loaded.content, business: { ...loaded.content.business, notices } };
  const names = photosIn(named);
  const built = await photos(names, photoEdits(named.photos));
  const problems = [
    ...(await unknownRecords(named.photos, foldersIn(business).photosDir)),
    ...atTheirPlaces(built.problems, names, written),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const content = withPhotos(named, built.photos);
  return {
    content,
    named,
    written,
    focusStyles: focusStyles(named),
    documentHead: (pageColour: string, routePath: string) => documentHead(named, pageColour, routePath),
  };
}
