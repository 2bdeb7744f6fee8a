import type { ResolvedContent } from '../content/photos/photos-in.ts';
import { writeFiles } from '../write-files.ts';

/**
 * The JSON files that the site fetches in the browser, by their path in the site. They have the shape of the content
 * files, with photos as pages show them. A comparison has the addresses of its photos, and the photos in further fields.
 */
export function runtimeFiles({
  galleryPhotos,
  portfolio,
  testimonials,
}: ResolvedContent): Record<string, unknown> {
  const beforeAfter = galleryPhotos.beforeAfter.map(({ before, after, ...labels }) => ({
    ...{ ...labels, before: before.src, after: after.src },
    ...{ beforePhoto: before, afterPhoto: after },
  }));
  return {
    'content/testimonials.json': testimonials,
    'content/gallery.json': { ...galleryPhotos, beforeAfter },
    'content/portfolio-postbuild.json': portfolio,
  };
}

/** Writes the run-time files into the folder of public files. */
export function publishRuntimeFiles(content: ResolvedContent, siteDir: string): Promise<void> {
  const texts = Object.entries(runtimeFiles(content)).map(([file, value]) => [file, JSON.stringify(value)]);
  return writeFiles(siteDir, Object.fromEntries(texts));
}
