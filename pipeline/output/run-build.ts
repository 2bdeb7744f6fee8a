import path from 'node:path';
import { sampleNotice } from '../business/business-folder.ts';
import { ContentError } from '../content-error.ts';
import { systemFailure } from '../system-failure.ts';
import { type BuildOptions, buildSite } from './build.ts';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The last line of a build, for those who look for its files. */
export const howToLook = (outDir: string): string =>
  `To look at the site, run npm start: a double click on ${outDir}/site/index.html shows no pictures.`;

/**
 * Builds the site into dist/, or another folder. Prints a sentence for each content or system problem.
 * @returns whether it is built
 */
export async function runBuild({
  outDir = 'dist',
  ...options
}: Pick<BuildOptions, 'onRequest'> & { outDir?: string } = {}): Promise<boolean> {
  try {
    const notice = sampleNotice(root);
    // First, and last, where it is seen after a build that prints much.
    for (const sentence of notice) console.log(sentence);
    await buildSite({ root, ...options, outDir: path.resolve(root, outDir) });
    for (const sentence of notice) console.log(sentence);
    if (!options.onRequest) console.log(howToLook(outDir));
    return true;
  } catch (error) {
    const failure = systemFailure(error);
    const sentences = error instanceof ContentError ? error.sentences : failure ? [failure] : [];
    if (sentences.length === 0) throw error;
    for (const sentence of sentences) console.error(sentence);
    console.error(
      `Nothing was built: fix ${sentences.length === 1 ? 'the problem' : `the ${sentences.length} problems`} above and build again.`,
    );
    return false;
  }
}
