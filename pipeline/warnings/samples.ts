import { readFile } from 'node:fs/promises';
import { originalFile } from '@site/photos';
import type { LoadedContent } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { doubtfulAbn, missingFacts } from './legal-facts.ts';
import { photoWordsIn } from './photo-words.ts';
import { maybeRight, risks, type SampleRule, sampleRules, type Topic, topics } from './sample-rules.ts';
import {
  type AsInSample,
  asInSample,
  type Files,
  isAccepted,
  isOwnText,
  plain,
  type Sample,
  sampleValues,
  valuesOf,
} from './sample-texts.ts';

/**
 * What is still sample content. sentences: one for each place; total: the number of places, including finished ones;
 * marks: for each sentence, what a tick stores if the sample's words are right for the owner too.
 */
export type SamplePlaces = { sentences: string[]; total: number; marks: Record<string, AsInSample[]> };
export type SampleGroup = SamplePlaces & { heading: string };
/** The photos that the content uses, and the generated ones among them. */
type PhotoNames = { names: ReadonlySet<string>; renders: readonly string[] };

/**
 * Everything in the content that its rules know as the sample's, by topic in the order in which an owner replaces it.
 * Finished topics have no sentences.
 */
export function sampleGroups(
  content: LoadedContent,
  own: Files,
  sample: Sample,
  photos: PhotoNames,
): SampleGroup[] {
  const more: Partial<Record<Topic, SamplePlaces>> = {
    abn: missingFacts(content, sample),
    photos: photoPlaces(own, sample, photos),
  };
  return (Object.keys(topics) as Topic[]).map((topic) => {
    const found = sampleRules[topic].map((rule) => samplePlaces(own, sample, rule));
    const parts = [...(more[topic] ? [more[topic]] : []), ...found];
    return {
      heading: topics[topic],
      sentences: parts.flatMap(({ sentences }) => sentences),
      total: parts.reduce((sum, { total }) => sum + total, 0),
      marks: maybeRight.includes(topic) ? Object.assign({}, ...parts.map(({ marks }) => marks)) : {},
    };
  });
}

/**
 * The sample's statements that an owner must confirm before publishing, worst first: a sentence for each rule, about the
 * whole list if several of its items are left.
 */
export function atStake({ business }: LoadedContent, own: Files, sample: Sample): string[] {
  const rules = risks.flatMap((risk) =>
    Object.values(sampleRules)
      .flat()
      .filter((rule) => rule.risk === risk),
  );
  const statements = rules.flatMap((rule) => {
    const [item, ...others] = leftOf(own, sample, rule).left;
    if (!item) return [];
    const place = others.length > 0 ? (item.values[0]?.place.slice(0, -2) ?? []) : item.place;
    return [problemSentence(rule.file, place, rule.remedy)];
  });
  return [...statements, ...doubtfulAbn(business.abn)];
}

/** How many places of the sample the owner has changed, in words. */
export function doneOf(groups: readonly Pick<SamplePlaces, 'sentences' | 'total'>[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const left = groups.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return `${total - left} of ${total} done`;
}

/** The places of a rule: each item of a list, group or separate text. Fields of the same item count once. */
export function samplePlaces(own: Files, sample: Sample, rule: SampleRule): SamplePlaces {
  const { file, remedy } = rule;
  const { left, total } = leftOf(own, sample, rule);
  const found = left.map(({ place, values }): [string, AsInSample[]] => [
    problemSentence(file, place, remedy),
    values.map((one) => asInSample(file, one.place, one.value)),
  ]);
  return { sentences: found.map(([sentence]) => sentence), total, marks: Object.fromEntries(found) };
}

/** The items that still have the sample's values in a rule's fields, with those values, and how many items there are. */
function leftOf(own: Files, sample: Sample, { file, fields }: SampleRule) {
  const data = own.get(file);
  const all = new Set<string>();
  const left = new Map<string, { place: Place; value: unknown }[]>();
  for (const field of fields) {
    const known = sampleValues(sample, file, field);
    for (const { place, value } of valuesOf(data, field).filter((one) => isShown(data, one.place))) {
      const key = place.slice(0, -1).join('.');
      if (isOwnText(value)) all.add(key);
      if (known.has(plain(value)) && !isAccepted(sample, file, place, value))
        left.set(key, [...(left.get(key) ?? []), { place, value }]);
    }
  }
  const items = [...left.values()].map((values) => {
    const [{ place } = { place: [] }] = values;
    return { place: values.length > 1 ? place.slice(0, -1) : place, values };
  });
  return { left: items, total: all.size };
}

/** Where a page shows only the list that `variant` names, the other lists are hidden. */
export function isShown(data: unknown, place: Place): boolean {
  const [group = '', list = ''] = place;
  const { variant, [list]: value } = Object(Object(data)[group]);
  return variant === undefined || !Array.isArray(value) || variant === list;
}

/** The alternative texts of the sample's photos, as `plain` texts. */
export function sampleAlts({ versions }: Sample): Set<string> {
  const photos = versions.flatMap((files) => [...files.values()].flatMap(photoWordsIn));
  return new Set(photos.flatMap(({ alt }) => (alt ? [plain(alt)] : [])));
}

/** Each place with a generated picture, or with an own picture that still has the alternative text of a sample's. */
function photoPlaces(own: Files, sample: Sample, { names, renders }: PhotoNames): SamplePlaces {
  const marks: SamplePlaces['marks'] = {};
  const alts = sampleAlts(sample);
  const places = [...own].flatMap(([file, data]) =>
    photoWordsIn(data).flatMap((photo) => (names.has(String(photo.name)) ? [{ file, ...photo }] : [])),
  );
  const sentences = places.flatMap(({ file, name, place, alt, altPlace }) => {
    if (renders.includes(String(name))) {
      const whatToDo = `${name} is a computer render: replace it with a photo of your own`;
      return [problemSentence(file, place, whatToDo)];
    }
    if (!alts.has(plain(alt)) || isAccepted(sample, file, altPlace, alt)) return [];
    const whatToDo = 'describes the photo of the sample: say what yours shows';
    const sentence = problemSentence(file, altPlace, whatToDo);
    marks[sentence] = [asInSample(file, altPlace, alt)];
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
