import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';

/** Where the previous build is kept while the next one replaces it. @param outDir the output folder */
export const previousOf = (outDir: string) => `${outDir}.previous`;

/** Restores the last good build if a build was killed between the two moves that replace it. */
export async function restoreBuild(outDir: string): Promise<void> {
  if (!existsSync(outDir) && existsSync(previousOf(outDir))) await rename(previousOf(outDir), outDir);
}
