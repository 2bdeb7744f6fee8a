import { readFile } from 'node:fs/promises';
import { originalFile } from '@site/photos';
import type { LoadedContent } from '../content/loaded-content.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { type Placed, valuesOf } from '../content/texts-in.ts';
import { doubtfulAbn, missingFacts } from './legal-facts.ts';
import { photoWordsIn } from './photo-words.ts';
import { maybeRight, risks, type SampleRule, sampleRules, type Topic, topics } from './sample-rules.ts';
import {
  type Files,
  isAccepted,
  isOwnText,
  type LeftPlace,
  plain,
  type Sample,
  type SampleMark,
  sampleMark,
  sampleValues,
} from './sample-texts.ts';

/**
 * What is still sample content. sentences: one for each place; total: the number of places, including finished ones;
 * marks: for each sentence, what a tick stores if the sample's words are right for the owner too.
 */
export type SampleGroup = {
  heading: string;
  sentences: string[];
  total: number;
  marks: Record<string, SampleMark[]>;
};
/** The photos that the content uses, and the generated ones among them. */
export type PhotoNames = { names: ReadonlySet<string>; renders: readonly string[] };

/** The places of a topic or a page, as the desk and `npm run content` list them. */
export function groupOf(heading: string, left: readonly LeftPlace[], total = left.length): SampleGroup {
  const said = left.map(({ file, place, whatToDo, texts }) => ({
    sentence: problemSentence(file, place, whatToDo),
    marks: texts.map((text) => sampleMark(file, text.place, text.value)),
  }));
  const ticked = said.filter(({ marks }) => marks.length > 0);
  return {
    heading,
    sentences: said.map(({ sentence }) => sentence),
    total,
    marks: Object.fromEntries(ticked.map(({ sentence, marks }) => [sentence, marks])),
  };
}

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
  const more: Partial<Record<Topic, { left: LeftPlace[]; total: number }>> = {
    abn: missingFacts(content, sample),
    photos: photoPlaces(own, sample, photos),
  };
  return (Object.keys(topics) as Topic[]).map((topic) => {
    const found = sampleRules[topic].map((rule) => leftOf(own, sample, rule));
    const parts = more[topic] ? [more[topic], ...found] : found;
    const left = parts.flatMap((part) => part.left);
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    const ticked = maybeRight.includes(topic) ? left : left.map((one) => ({ ...one, texts: [] }));
    return groupOf(topics[topic], ticked, total);
  });
}

/**
 * The sample's statements that an owner must confirm before publishing, worst first: a sentence for each rule, about the
 * whole list if several of its items are left.
 */
export function riskySamples({ business }: LoadedContent, own: Files, sample: Sample): string[] {
  const rules = Object.values(sampleRules).flat();
  const statements = risks.flatMap((risk) =>
    rules
      .filter((rule) => rule.risk === risk)
      .flatMap((rule) => {
        const [item, ...others] = leftOf(own, sample, rule).left;
        if (!item) return [];
        const place = others.length > 0 ? item.texts[0]?.place.slice(0, -2) : item.place;
        return [problemSentence(rule.file, place ?? [], rule.remedy)];
      }),
  );
  return [...statements, ...doubtfulAbn(business.abn)];
}

/** How many places of the sample the owner has changed, in words. */
export function doneOf(groups: readonly Pick<SampleGroup, 'sentences' | 'total'>[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const left = groups.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return `${total - left} of ${total} done`;
}

/** The places of a rule: each item of a list, group or separate text. Fields of the same item count once. */
export function leftOf(own: Files, sample: Sample, { file, fields, remedy }: SampleRule) {
  const data = own.get(file);
  const all = new Set<string>();
  const left = new Map<string, Placed<unknown>[]>();
  for (const field of fields) {
    const known = sampleValues(sample, file, field);
    for (const { place, value } of valuesOf(data, field).filter((one) => isShown(data, one.place))) {
      const key = place.slice(0, -1).join('.');
      if (isOwnText(value)) all.add(key);
      if (known.has(plain(value)) && !isAccepted(sample, file, place, value))
        left.set(key, [...(left.get(key) ?? []), { place, value }]);
    }
  }
  const places = [...left.values()].map((texts): LeftPlace => {
    const [{ place } = { place: [] }] = texts;
    return { file, place: texts.length > 1 ? place.slice(0, -1) : place, whatToDo: remedy, texts };
  });
  return { left: places, total: all.size };
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
function photoPlaces(own: Files, sample: Sample, { names, renders }: PhotoNames) {
  const alts = sampleAlts(sample);
  const places = [...own].flatMap(([file, data]) =>
    photoWordsIn(data).flatMap((photo) => (names.has(String(photo.name)) ? [{ file, ...photo }] : [])),
  );
  const left = places.flatMap(({ file, name, place, alt, altPlace }): LeftPlace[] => {
    if (renders.includes(String(name))) {
      const whatToDo = `${name} is a computer render: replace it with a photo of your own`;
      return [{ file, place, whatToDo, texts: [] }];
    }
    if (!alts.has(plain(alt)) || isAccepted(sample, file, altPlace, alt)) return [];
    const whatToDo = 'describes the photo of the sample: say what yours shows';
    return [{ file, place: altPlace, whatToDo, texts: [{ place: altPlace, value: alt }] }];
  });
  return { left, total: places.length };
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
