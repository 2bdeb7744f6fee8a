import { readFile } from 'node:fs/promises';
import { originalFile } from '@site/photos';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { countOf } from '../count-of.ts';
import { missingFacts } from './legal-facts.ts';
import { type Risk, risks, type SampleRule, sampleRules } from './sample-rules.ts';
import shippedFiles from './shipped.json' with { type: 'json' };
import { hashOf, type Shipped, valuesOf } from './shipped.ts';

/** What an owner has to replace before the site goes live: a heading with a sentence each. */
export type SampleGroup = { heading: string; sentences: string[] };

/** The headings, in the order of risk. */
const headings: Record<Risk, string> = {
  law: 'Law and registration: a false statement here can cost you a fine',
  prices: 'Prices and promises: clients can hold you to them',
  contact: 'Contact details and addresses: with these, nobody reaches you',
  reviews: 'Reviews and references: only real ones may be published',
  photos: 'Pictures',
  wording: 'Wording: stories and names of the sample business',
};

/**
 * Everything of the sample business that the content still has, in the order of risk: a value is sample while it equals
 * what was shipped.
 */
export function sampleGroups(
  content: LoadedContent,
  written: readonly WrittenFile[],
  renders: readonly string[],
): SampleGroup[] {
  const more: Partial<Record<Risk, string[]>> = {
    law: missingFacts(content),
    photos: renders.length > 0 ? [rendersSentence(renders)] : [],
  };
  return risks.flatMap((risk) => {
    const found = sampleRules[risk].flatMap((rule) => sampleSentence(written, shippedFiles, rule));
    const sentences = [...(more[risk] ?? []), ...found];
    return sentences.length > 0 ? [{ heading: headings[risk], sentences }] : [];
  });
}

/** A sentence about the values of a rule that are as shipped: one, however many they are. */
export function sampleSentence(
  written: readonly WrittenFile[],
  shipped: Shipped,
  { file, fields, remedy }: SampleRule,
): string[] {
  const raw = written.find((other) => other.file === file)?.raw;
  const [first, ...others] = fields.flatMap((field) => {
    const hashes = shipped[file]?.[field]?.split(' ') ?? [];
    const same = valuesOf(raw, field, 'each').filter(({ value }) => hashes.includes(hashOf(value)));
    return same.map(({ place }) => place);
  });
  if (!first) return [];
  if (others.length === 0)
    return [problemSentence(file, first, `is still from the sample business: ${remedy}`)];
  const places = [first, ...others];
  const shared = first.findIndex((part, at) => others.some((place) => place[at] !== part));
  const remedyOf = `${namesOf(places, shared)} still from the sample business: ${remedy}`;
  return [problemSentence(file, first.slice(0, shared), remedyOf)];
}

/** The items or fields of a group with their verb, such as `items 1 and 3 (name and text) are`. */
function namesOf(places: Place[], at: number): string {
  const parts = [...new Set(places.map((place) => place[at]))];
  const numbers = parts.filter((part) => typeof part === 'number').sort((a, b) => a - b);
  const names = numbers.length > 0 ? numbers.map((number) => String(number + 1)) : parts.map(String);
  const noun = numbers.length === 0 ? '' : `${names.length > 1 ? 'items' : 'item'} `;
  const isDeeper = places.every((place) => place.length > at + 1);
  const fields = isDeeper ? [...new Set(places.map((place) => String(place.at(-1))))] : [];
  const inside = isDeeper ? ` (${listOf(fields)})` : '';
  return `${noun}${listOf(names)}${inside} ${names.length > 1 ? 'are' : 'is'}`;
}

function listOf(names: string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

function rendersSentence(names: readonly string[]): string {
  return `photos/: ${countOf(names.length, 'picture')} ${names.length === 1 ? 'is a computer render' : 'are computer renders'}, shown as if they were your work: replace them with photographs of it (${names[0]}${names.length > 1 ? ` to ${names.at(-1)}` : ''}).`;
}

/** Bytes at the start of a photo within which its metadata is. */
const metadataBytes = 65_536;
/** The values of IPTC's digital source type for pictures that no camera took. */
const notTaken =
  /digitalsourcetype\/(?:digitalCreation|digitalArt|algorithmicMedia|trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|compositeSynthetic|virtualRecording|dataDrivenMedia)/;

/** The names of photos whose metadata say that no camera took them. */
export async function renderedPhotos(photosDir: string, names: Iterable<string>): Promise<string[]> {
  const found = await Promise.all(
    [...names].map(async (name) => {
      const bytes = await readFile(await originalFile(photosDir, name)).catch(() => Buffer.alloc(0));
      return notTaken.test(bytes.subarray(0, metadataBytes).toString('latin1')) ? [name] : [];
    }),
  );
  return found.flat().sort();
}
