import type { PhotoData } from '../src/content/schemas/parts.ts';
import { photoUrl } from '../src/lib/photo-urls.ts';
import type { ResolvedContent } from './content/photos-in.ts';
import { writeFiles } from './write-files.ts';

/** A photo in the published JSON: its URL, and the data that lets the browser choose an image variant. */
function publishedPhoto<T extends PhotoData>(photo: T): T {
  return { ...photo, src: photoUrl(photo.src) };
}

/**
 * The JSON files that the site fetches in the browser, by their path in the site. They have the shape of the content
 * files, with URLs instead of file names, plus the image variants.
 */
export function runtimeFiles(content: ResolvedContent): Record<string, unknown> {
  const { categories, beforeAfter } = content.galleryPhotos;
  return {
    'content/testimonials.json': content.testimonials,
    'content/gallery.json': {
      categories: Object.fromEntries(
        Object.entries(categories).map(([name, photos]) => [name, photos.map(publishedPhoto)]),
      ),
      beforeAfter: beforeAfter.map(({ before, after, ...labels }) => ({
        ...labels,
        before: photoUrl(before.src),
        after: photoUrl(after.src),
        beforePhoto: publishedPhoto(before),
        afterPhoto: publishedPhoto(after),
      })),
    },
    'content/portfolio-postbuild.json': {
      projects: content.portfolio.projects.map((project) => ({
        ...project,
        images: project.images.map(publishedPhoto),
      })),
    },
  };
}

/** Writes the run-time files into the folder of public files. */
export function publishRuntimeFiles(content: ResolvedContent, siteDir: string): Promise<void> {
  const texts = Object.entries(runtimeFiles(content)).map(([file, value]) => [file, JSON.stringify(value)]);
  return writeFiles(siteDir, Object.fromEntries(texts));
}
