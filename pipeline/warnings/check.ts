import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isConflictCopy, isLeftBehind, photosOnRequest } from '@site/photos';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { businessFolder, foldersIn, placeOf } from '../business/business-folder.ts';
import { isArticleCopy } from '../content/articles/articles.ts';
import { photoEdits, unknownRecords } from '../content/photos/photo-records.ts';
import { atTheirPlaces, photosIn } from '../content/photos/photos-in.ts';
import { problemSentence } from '../content/problems.ts';
import { countOf } from '../count-of.ts';
import { loadContent } from '../load-content.ts';
import { photoOptions } from '../photo-options.ts';
import { altsOfOthers, formerContent } from './former.ts';
import { type OtherTexts, otherTexts } from './other-texts.ts';
import { acceptedFile, ownFiles, readSample } from './sample-texts.ts';
import {
  doneOf,
  renderedPhotos,
  riskySamples,
  type SampleGroup,
  sampleAlts,
  sampleGroups,
} from './samples.ts';
import { contentWarnings } from './warnings.ts';

/**
 * The project's root folder; the folder of the business if it is elsewhere; the current day, such as 2026-11-03.
 */
type CheckOptions = { root: string; business?: string; day: string };

/**
 * Problems, sample content by topic, its other texts (unless the content cannot be read), its riskiest statements, and
 * warnings, as lines of text.
 */
export type ContentReport = {
  problems: string[];
  samples: SampleGroup[];
  others?: OtherTexts;
  riskySamples: string[];
  warnings: string[];
};

/** Runs all content checks of a build without building. */
export async function checkContent(options: CheckOptions): Promise<ContentReport> {
  const { root, business = businessFolder(root), day } = options;
  const loaded = await loadContent(business);
  if (!loaded.content) return { problems: loaded.problems, samples: [], riskySamples: [], warnings: [] };
  const { content, written } = loaded;
  const { contentDir, photosDir } = foldersIn(business);
  const { describePhotos } = photosOnRequest(photoOptions(root, business));
  const names = photosIn(content);
  const { photos, ...found } = await describePhotos(names, photoEdits(content.photos));
  const [sample, former] = await Promise.all([readSample(business), formerContent(root, business, written)]);
  const own = ownFiles(written);
  const renders = await renderedPhotos(photosDir, names);
  return {
    problems: [
      ...(await unknownRecords(content.photos, photosDir)),
      ...atTheirPlaces(found.problems, names, written),
    ],
    samples: sampleGroups(content, own, sample, { names, renders }),
    others: otherTexts(own, sample, { names, renders }),
    riskySamples: riskySamples(content, own, sample),
    warnings: [
      ...sample.faults,
      ...contentWarnings({ content, written, photos, day, earlier: [...sample.versions, former] }),
      ...altsOfOthers(own, former, sampleAlts(sample)),
      ...(await unreadFiles(contentDir)),
      ...found.warnings,
    ],
  };
}

/**
 * A warning for each content file that no page reads, such as a draft, a misspelt name or a copy, because its owner
 * may be missing those words on the site.
 */
async function unreadFiles(contentDir: string): Promise<string[]> {
  const known = new Set<string>([acceptedFile, ...Object.values(contentFiles).map(({ file }) => file)]);
  const remedy = 'is not read: correct its name, or delete it';
  const names = ['', 'pages/', 'articles/'].map(async (folder) => {
    const entries = await readdir(path.join(contentDir, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const isRead = (name: string) => folder === 'articles/' && !isArticleCopy(name, files);
    const isUnread = (name: string) => isConflictCopy(name) || !(isLeftBehind(name) || isRead(name));
    return files.filter(isUnread).map((name) => `${folder}${name}`);
  });
  return (await Promise.all(names))
    .flat()
    .filter((file) => !known.has(file))
    .map((file) => problemSentence(file, [], remedy));
}

/** The report as the lines that `npm run content` prints. */
export function reportLines(report: ContentReport): string[] {
  const { problems, samples, others, riskySamples, warnings } = report;
  const { beside, pages = [] } = others ?? {};
  const textsOf = ({ marks }: SampleGroup) => Object.values(marks).flat().length;
  const parts: [title: string, sentences: string[]][] = [
    ['Fix these first, because they stop the build:', problems],
    ...samples.map((group): (typeof parts)[number] => [
      `Still from the sample business: ${group.heading} (${doneOf([group])}):`,
      group.sentences,
    ]),
    [`${beside?.heading}:`, beside?.sentences ?? []],
    [
      'Other texts of the sample, which the desk lists by section:',
      pages.map((page) => `${placeOf(`content/${page.heading}`)}: ${countOf(textsOf(page), 'text')}`),
    ],
    ['Change these before you publish, the most serious first:', riskySamples],
    ['Warnings, which do not stop the build:', warnings],
  ];
  // Blank line after each part.
  const lines = parts.flatMap(([title, sentences]) =>
    sentences.length > 0 ? [title, ...sentences.map((sentence) => `  ${sentence}`), ''] : [],
  );
  const sampleCount = samples.flatMap(({ sentences }) => sentences).length;
  const problemCount = problems.length === 0 ? 'No problems' : countOf(problems.length, 'problem');
  // Content that cannot be read was not checked for warnings.
  const isUnread = problems.length > 0 && !others;
  const counts = `${countOf(sampleCount, 'sample statement')} (${doneOf(samples)}), ${countOf(warnings.length, 'warning')}`;
  return [
    ...lines,
    isUnread ? `${problemCount}. Fix the content to see its warnings.` : `${problemCount}, ${counts}.`,
  ];
}
