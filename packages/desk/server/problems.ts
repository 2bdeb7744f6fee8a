import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findSources, isLeftBehind, shownName } from '@site/photos';
import type { Path, Problem, Report, SampleGroup } from '../api.ts';
import { type SampleSentences, site } from '../site.ts';
import { type Folder, fileAt, isContent, pictureFields, placeIn } from './files.ts';
import type { Plan } from './steps.ts';
import { withShownLine } from './text/file-text.ts';

const sentencePlace =
  /^(?:[^:,]*\/)?(?:content\/|(?=brand\/))([\w/-]+\.(?:yaml|json|md|svg|png))(?:, (.*?))?: /;

/** A sentence of the build, with the place in it, such as `content/a.yaml, packages, item 2: …`. */
export function problemOf(sentence: string): Problem {
  const [, file = '', place] = sentencePlace.exec(sentence) ?? [];
  const picture = pictureFields().find(({ places }) => places.includes(file));
  if (picture) return { sentence, file: picture.file, path: [picture.field] };
  if (!file || !isContent(placeIn(file))) return { sentence };
  // The lines of an article are in one field.
  if (place?.startsWith('line '))
    return { sentence, file, ...(file.startsWith('articles/') && { path: ['body'] }) };
  // Sentences count items from one.
  const part = (name: string) => (/^item \d+$/.test(name) ? Number(name.slice(5)) - 1 : name);
  return { sentence, file, path: place === undefined ? [] : place.split(', ').map(part) };
}

function groupOf({ sentences, marks, ...rest }: SampleSentences): SampleGroup {
  return {
    ...rest,
    items: sentences.map((sentence) => ({ ...problemOf(sentence), marks: marks[sentence] })),
  };
}

/** The content check of a project. @param root its root folder */
export function checksOf(root: string, folder: Folder) {
  const photosDir = () => path.join(folder(), 'photos');

  /** Sentences with the lines that the desk shows. @param plan files that are not yet in the folder */
  async function withShownLines(sentences: readonly string[], plan?: Plan): Promise<string[]> {
    const shown = sentences.map(async (sentence) => {
      const { file = '', path: [field] = [] } = problemOf(sentence);
      if (field !== 'body') return sentence;
      const place = placeIn(file);
      const bytes = plan?.get(place) ?? (await readFile(path.join(folder(), place)));
      return withShownLine(sentence, bytes);
    });
    return Promise.all(shown);
  }

  /** The problems of the content with the files of a plan, and the photos that it names nowhere if it can be read. */
  async function checked(plan: Plan): Promise<{ problems: string[]; unused: string[] }> {
    const planned = new Map([...plan].map(([place, bytes]) => [fileAt(place), bytes]));
    const loaded = await site().load(folder(), planned);
    if (!loaded.content) return { problems: await withShownLines(loaded.problems, plan), unused: [] };
    const names = loaded.photoNames.filter((name) => !plan.get(`photos/${name}`));
    const found = await findSources(photosDir(), new Set(names), undefined, site().placeOf('photos'));
    const problems = await withShownLines(loaded.atTheirPlaces(found.problems), plan);
    return { problems, unused: found.unused };
  }
  const sentencesAfter = async (plan: Plan) => (await checked(plan)).problems;
  const unusedPhotos = async () => (await checked(new Map())).unused;

  return {
    unusedPhotos,

    /** @param file the only one to tell of */
    problems: async (file?: string) =>
      (await sentencesAfter(new Map()))
        .map(problemOf)
        .filter((problem) => file === undefined || problem.file === file),

    /**
     * The problems that a plan would cause. If the content has problems already, the plan may leave those in other
     * places, and if it removes one, others may appear.
     * @param changed the places that the plan changes, in the file that it is about
     */
    async causedBy(plan: Plan, file: string, changed: readonly Path[]): Promise<Problem[]> {
      const after = await sentencesAfter(plan);
      const before = after.length > 0 ? await sentencesAfter(new Map()) : [];
      if (before.length === 0) return after.map(problemOf);
      const here = after.map(problemOf).filter((problem) => {
        return problem.file === file && changed.some((place) => isAround(place, problem.path ?? []));
      });
      if (here.length > 0) return here;
      const isProgress = before.some((sentence) => !after.includes(sentence));
      return isProgress ? [] : after.filter((sentence) => !before.includes(sentence)).map(problemOf);
    },

    /** What `npm run content` reports. */
    async report(): Promise<Report> {
      const { problems, warnings, samples, others, riskySamples } = await site().report(root);
      const unused = await unusedPhotos();
      const photoOf = (sentence: string) => unused.find((name) => sentence.includes(`photos/${name} is not`));
      return {
        problems: (await withShownLines(problems)).map(problemOf),
        warnings: (await withShownLines(warnings)).map((sentence) => ({
          ...problemOf(sentence),
          photo: photoOf(sentence),
        })),
        samples: samples.map(groupOf),
        ...(others && { others: { beside: groupOf(others.beside), pages: others.pages.map(groupOf) } }),
        riskySamples: riskySamples.map(problemOf),
      };
    },

    photoNames: async () =>
      (await readdir(photosDir()).catch(() => []))
        .filter((name) => !isLeftBehind(name))
        .map(shownName)
        .sort(),
  };
}

/** Whether one place is the other, or contains it, in either direction. */
function isAround(one: Path, other: Path): boolean {
  const shorter = Math.min(one.length, other.length);
  return one.slice(0, shorter).every((part, index) => part === other[index]);
}
