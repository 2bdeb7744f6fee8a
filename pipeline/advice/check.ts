import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { loadContent } from '../content/load.ts';
import { photosIn } from '../content/photos-in.ts';
import { problemSentence } from '../content/problems.ts';
import { photosOnRequest } from '../photos/photos-on-request.ts';
import { adviceCount, adviceOn } from './advice.ts';
import { claimUses } from './claims.ts';

/** Where content and photos are, and the day on which this is asked, such as 2026-11-03. */
type CheckOptions = { contentDir: string; photosDir: string; cacheDir: string; day: string };

/** What is wrong with the content, what could be better, and where each claim stands: lines to print. */
export type ContentReport = { problems: string[]; advice: string[]; claims: string[] };

/** Checks everything that a build would refuse, without building. */
export async function checkContent(options: CheckOptions): Promise<ContentReport> {
  const { contentDir, photosDir, cacheDir, day } = options;
  const loaded = await loadContent(contentDir);
  if (!loaded.content) return { problems: loaded.problems, advice: [], claims: [] };
  const { content, written } = loaded;
  const { describePhotos } = photosOnRequest({ sourceDir: photosDir, cacheDir });
  const names = new Set(photosIn(content).map((photo) => photo.src));
  const { photos, problems, warnings } = await describePhotos(names);
  const uses = claimUses(content.business, written);
  return {
    problems,
    advice: [...adviceOn({ content, written, photos, day }), ...(await unreadFiles(contentDir)), ...warnings],
    claims: Object.entries(content.business.claims).map(
      ([name, { checked }]) => `${name}, checked ${checked}: ${uses.get(name)?.join(', ') || 'nowhere'}`,
    ),
  };
}

/** Copies, drafts and misspelt names among the content files, which no page shows. */
async function unreadFiles(contentDir: string): Promise<string[]> {
  const known = new Set<string>(Object.values(contentFiles).map(({ file }) => file));
  const remedy = 'is not read: give it the name that it should have, or delete it';
  const names = ['', 'pages/'].map(async (folder) => {
    const entries = await readdir(path.join(contentDir, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}${entry.name}`);
  });
  return (await Promise.all(names))
    .flat()
    .filter((file) => !known.has(file) && !path.basename(file).startsWith('.'))
    .map((file) => problemSentence(file, [], remedy));
}

/** The report as the lines that `npm run content` prints. */
export function reportLines({ problems, advice, claims }: ContentReport): string[] {
  const parts: [title: string, sentences: string[]][] = [
    ['Wrong, to be mended before the site can be built:', problems],
    ['Advisable, the site is built all the same:', advice],
    ['Your claims, and the files that make them:', claims],
  ];
  const lines = parts.flatMap(([title, sentences]) =>
    sentences.length > 0 ? [title, ...sentences.map((sentence) => `  ${sentence}`)] : [],
  );
  const wrong = problems.length === 1 ? '1 problem' : `${problems.length || 'No'} problems`;
  const isEarly = problems.length > 0 && claims.length === 0;
  const then = isEarly ? 'advice follows once they are mended' : adviceCount(advice.length);
  return [...lines, `${wrong}, ${then}.`];
}
