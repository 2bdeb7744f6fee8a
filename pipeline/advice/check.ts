import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { type LoadedContent, loadContent } from '../content/load.ts';
import { photosIn } from '../content/photos-in.ts';
import { problemSentence } from '../content/problems.ts';
import { measurePhoto } from '../photos/encode.ts';
import { findSources, UnreadablePhoto, unreadable } from '../photos/source.ts';
import { adviceCount, adviceOn } from './advice.ts';
import { claimUses } from './claims.ts';

export type CheckOptions = {
  contentDir: string;
  photosDir: string;
  /** The day on which this is asked, such as 2026-11-03. */
  day: string;
};

/** What is wrong with the content, what could be better, and where each claim stands: lines to print. */
export type ContentReport = { problems: string[]; advice: string[]; claims: string[] };

/** Checks everything that a build would refuse, without building. */
export async function checkContent({ contentDir, photosDir, day }: CheckOptions): Promise<ContentReport> {
  const loaded = await loadContent(contentDir);
  if (!loaded.content) return { problems: loaded.problems, advice: [], claims: [] };
  const { content, written } = loaded;
  const { sizes, problems, warnings } = await photoSizes(content, photosDir);
  const uses = claimUses(content.business, written);
  return {
    problems,
    advice: [
      ...adviceOn({ content, written, photos: sizes, day }),
      ...(await unreadFiles(contentDir)),
      ...warnings,
    ],
    claims: Object.entries(content.business.claims).map(
      ([name, { checked }]) => `${name}, checked ${checked}: ${uses.get(name)?.join(', ') || 'nowhere'}`,
    ),
  };
}

/** Copies, drafts and misspelt names among the content files, which no page shows. */
async function unreadFiles(contentDir: string): Promise<string[]> {
  const known = new Set<string>(Object.values(contentFiles).map(({ file }) => file));
  const names = ['', 'pages/'].map(async (folder) => {
    const entries = await readdir(path.join(contentDir, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}${entry.name}`);
  });
  return (await Promise.all(names))
    .flat()
    .filter((file) => !known.has(file) && !path.basename(file).startsWith('.'))
    .map((file) =>
      problemSentence(file, [], 'is not read: give it the name that it should have, or delete it'),
    );
}

async function photoSizes(content: LoadedContent, photosDir: string) {
  const names = new Set(photosIn(content).map((photo) => photo.src));
  const { found, problems, warnings } = await findSources(photosDir, names);
  const sizes = new Map<string, { width: number; height: number }>();
  for (const { name, file } of found) {
    try {
      sizes.set(name, await measurePhoto(file));
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      problems.push(unreadable(name, error.message));
    }
  }
  return { sizes, problems, warnings };
}

/** The report as the lines that `npm run content` prints. */
export function reportLines({ problems, advice, claims }: ContentReport): string[] {
  const lines: string[] = [];
  if (problems.length > 0)
    lines.push('Wrong, to be mended before the site can be built:', ...indented(problems));
  if (advice.length > 0) lines.push('Advisable, the site is built all the same:', ...indented(advice));
  if (claims.length > 0) lines.push('Your claims, and the files that make them:', ...indented(claims));
  const wrong = problems.length === 1 ? '1 problem' : `${problems.length || 'no'} problems`;
  const then =
    problems.length > 0 && claims.length === 0
      ? 'advice follows once they are mended'
      : adviceCount(advice.length);
  return [...lines, `${wrong}, ${then}.`.replace(/^n/, 'N')];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
