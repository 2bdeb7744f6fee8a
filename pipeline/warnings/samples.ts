import { readFile } from 'node:fs/promises';
import { originalFile } from '@site/photos';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { missingFacts } from './legal-facts.ts';
import { photoWordsIn } from './photo-words.ts';
import { maybeRight, type SampleRule, sampleRules, type Topic, topics } from './sample-rules.ts';
import shippedFiles from './shipped.json' with { type: 'json' };
import { dataOf, hashOf, isOwnText, type Shipped, valuesOf } from './shipped.ts';

/**
 * What is still sample content. sentences: one for each place; total: the number of places, including finished ones;
 * marks: for each sentence, what to add to `asInSample` in business.yaml if the sample's value is right for the owner too.
 */
export type SamplePlaces = { sentences: string[]; total: number; marks: Record<string, string[]> };
export type SampleGroup = SamplePlaces & { heading: string };
/** The photos that the content uses, and the generated ones among them. */
type PhotoNames = { names: ReadonlySet<string>; renders: readonly string[] };

/**
 * Everything in the content that still belongs to the sample business, in the order in which an owner replaces it. A
 * value is a sample while it equals the shipped one. Finished groups have no sentences.
 */
export function sampleGroups(
  content: LoadedContent,
  written: readonly WrittenFile[],
  photos: PhotoNames,
): SampleGroup[] {
  const more: Partial<Record<Topic, SamplePlaces>> = {
    abn: missingFacts(content),
    photos: photoPlaces(written, photos),
  };
  return (Object.keys(topics) as Topic[]).map((topic) => {
    const found = sampleRules[topic].map((rule) => samplePlaces(written, shippedFiles, rule));
    const parts = [...(more[topic] ? [more[topic]] : []), ...found];
    return {
      heading: topics[topic],
      sentences: parts.flatMap(({ sentences }) => sentences),
      total: parts.reduce((sum, { total }) => sum + total, 0),
      marks: maybeRight.includes(topic) ? Object.assign({}, ...parts.map(({ marks }) => marks)) : {},
    };
  });
}

/** How many places of the sample the owner has changed, in words. */
export function doneOf(groups: readonly Pick<SamplePlaces, 'sentences' | 'total'>[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const left = groups.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return `${total - left} of ${total} done`;
}

/** The places of a rule: each item of a list, group or separate text. Fields of the same item count once. */
export function samplePlaces(
  written: readonly WrittenFile[],
  shipped: Shipped,
  { file, fields, remedy }: SampleRule,
): SamplePlaces {
  const data = dataOf(written, file);
  const right = acceptedIn(written);
  const all = new Set<string>();
  const same = new Map<string, { place: Place; mark: string }[]>();
  for (const field of fields) {
    const hashes = shipped[file]?.[field]?.split(' ') ?? [];
    const isNumbered = /\.\d/.test(field);
    if (isNumbered && data !== undefined) all.add(field);
    for (const { place, value } of valuesOf(data, field, 'each').filter((one) => isShown(data, one.place))) {
      const around = place.slice(0, -1);
      const key = around.join('.');
      if (!isNumbered && isOwnText(value)) all.add(key);
      const mark = `${file}: ${field} ${hashOf(value)}`;
      if (hashes.includes(hashOf(value)) && !right.includes(mark))
        same.set(key, [...(same.get(key) ?? []), { place, mark }]);
    }
  }
  const found = [...same.values()].map((values): [string, string[]] => {
    const [{ place } = { place: [] }] = values;
    const around = values.length > 1 ? place.slice(0, -1) : place;
    return [problemSentence(file, around, remedy), values.map(({ mark }) => mark)];
  });
  return {
    sentences: found.map(([sentence]) => sentence),
    total: all.size,
    marks: Object.fromEntries(found),
  };
}

/** The marks of the sample's values that the owner has accepted as their own. */
function acceptedIn(written: readonly WrittenFile[]): unknown[] {
  return Object(dataOf(written, 'business.yaml')).asInSample ?? [];
}

/** Where a page shows only the list that `variant` names, the other lists are hidden. */
function isShown(data: unknown, place: Place): boolean {
  const [group = '', list = ''] = place;
  const { variant, [list]: value } = Object(Object(data)[group]);
  return variant === undefined || !Array.isArray(value) || variant === list;
}

const sampleAlts = new Set(shippedFiles['photos/'].alt.split(' '));

/** Whether an alternative text is that of a photo of the sample. */
export function isSampleAlt(alt: unknown): boolean {
  return sampleAlts.has(hashOf(alt));
}

/** Each place with a generated picture, or with an own picture that still has the alternative text of a sample's. */
function photoPlaces(written: readonly WrittenFile[], { names, renders }: PhotoNames): SamplePlaces {
  const right = acceptedIn(written);
  const marks: SamplePlaces['marks'] = {};
  const places = written.flatMap(({ file }) => {
    const photos = photoWordsIn(dataOf(written, file));
    return photos.filter(({ name }) => names.has(String(name))).map((photo) => ({ file, ...photo }));
  });
  const sentences = places.flatMap(({ file, name, place, alt, altPlace }) => {
    if (renders.includes(String(name))) {
      const whatToDo = `${name} is a computer render: replace it with a photo of your own`;
      return [problemSentence(file, place, whatToDo)];
    }
    const mark = `photos/: alt ${hashOf(alt)}`;
    if (!isSampleAlt(alt) || right.includes(mark)) return [];
    const whatToDo = 'describes the photo of the sample: say what yours shows';
    const sentence = problemSentence(file, altPlace, whatToDo);
    marks[sentence] = [mark];
    return [sentence];
  });
  return { sentences, total: places.length, marks };
}

/** How many bytes at the start of a photo can contain its metadata. */
const metadataBytes = 65_536;
/** The IPTC digital source types of generated pictures. */
const notTaken =
  /digitalsourcetype\/(?:digitalCreation|digitalArt|algorithmicMedia|trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|compositeSynthetic|virtualRecording|dataDrivenMedia)/;

/** The names of photos that are generated according to their metadata. */
export async function renderedPhotos(photosDir: string, names: Iterable<string>): Promise<string[]> {
  const found = await Promise.all(
    [...names].map(async (name) => {
      const bytes = await readFile(await originalFile(photosDir, name)).catch(() => Buffer.alloc(0));
      return notTaken.test(bytes.subarray(0, metadataBytes).toString('latin1')) ? [name] : [];
    }),
  );
  return found.flat().sort();
}
