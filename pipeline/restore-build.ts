import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';

/** Where a build stands while the next one takes its place. @param outDir the folder of the result */
export const previousOf = (outDir: string) => `${outDir}.previous`;

/** Puts the last good build back, if a build was ended between the two moves that replace it. */
export async function restoreBuild(outDir: string): Promise<void> {
  if (!existsSync(outDir) && existsSync(previousOf(outDir))) await rename(previousOf(outDir), outDir);
}
