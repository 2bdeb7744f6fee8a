import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles } from '../../src/content/schemas/files.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { counted } from '../counted.ts';
import { sampleFacts } from '../sample-facts.ts';
import { missingFacts } from './duties.ts';
import { sampleClaims } from './sample-claims.ts';
import { type Risk, risks, type SampleText, sampleTexts } from './sample-texts.ts';

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

/** The risk of the facts of business.yaml; the others are contact details. */
const lawFacts = new Set(['abn']);
const apostrophe = /[‘’]/g;

/** Everything of the sample business that the content still has, in the order of risk. */
export function sampleGroups(
  content: LoadedContent,
  written: readonly WrittenFile[],
  renders: readonly string[],
): SampleGroup[] {
  const found: [Risk, string][] = [
    ...sampleFacts(content.business).map((field): [Risk, string] => [
      lawFacts.has(field) ? 'law' : 'contact',
      factSentence(field),
    ]),
    ...missingFacts(content).map((sentence): [Risk, string] => ['law', sentence]),
    ...stillSample(content),
    ...sampleTexts.flatMap((sample): [Risk, string][] =>
      hasText(written, sample)
        ? [[sample.risk, problemSentence(sample.file, sample.place, sample.remedy)]]
        : [],
    ),
    ...(renders.length > 0 ? [['photos', rendersSentence(renders)] as [Risk, string]] : []),
  ];
  return risks.flatMap((risk) => {
    const sentences = found.filter(([of]) => of === risk).map(([, sentence]) => sentence);
    return sentences.length > 0 ? [{ heading: headings[risk], sentences }] : [];
  });
}

function factSentence(field: string): string {
  const remedy = 'is still the sample value: replace it with your own';
  const isProfile = field.startsWith('social');
  const forSearch = '; until then search engines are told of no profile (sameAs)';
  return problemSentence('business.yaml', field.split('.'), isProfile ? remedy + forSearch : remedy);
}

/** The claims whose evidence is still that of the sample business. */
function stillSample({ business }: LoadedContent): [Risk, string][] {
  return Object.entries(sampleClaims).flatMap(([name, { risk, evidence, remedy }]): [Risk, string][] => {
    const claim = business.claims[name as keyof typeof business.claims];
    const sentence = problemSentence(contentFiles.business.file, ['claims', name], remedy);
    return claim.evidence.startsWith(evidence) ? [[risk, sentence]] : [];
  });
}

/** Whether a file still has a text of the sample, with any kind of apostrophe and quotes. */
function hasText(written: readonly WrittenFile[], { file, text }: SampleText): boolean {
  const source = JSON.stringify(written.find((candidate) => candidate.file === file)?.raw ?? '');
  return source.replace(apostrophe, "'").includes(text);
}

function rendersSentence(names: readonly string[]): string {
  return `photos/: ${counted(names.length, 'picture')} ${names.length === 1 ? 'is a computer render' : 'are computer renders'}, shown as if they were your work: replace them with photographs of it (${names[0]}${names.length > 1 ? ` to ${names.at(-1)}` : ''}).`;
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
      const bytes = await readFile(path.join(photosDir, name)).catch(() => Buffer.alloc(0));
      return notTaken.test(bytes.subarray(0, metadataBytes).toString('latin1')) ? [name] : [];
    }),
  );
  return found.flat().sort();
}
