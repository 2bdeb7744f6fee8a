import { articlePath } from '../../src/routes.ts';
import type { Place } from '../content/problems.ts';
import { textsIn, valuesOf } from '../content/texts-in.ts';
import { goneNames, names } from './names.ts';
import { type Files, plain } from './sample-texts.ts';

/** Something that the sample has and the business has not; isIn: whether a sentence of the sample is about it. */
type Gone = { what: string; isIn: (sentence: string) => boolean };

/** Facts that may be empty, what they are, and the words of the sample's sentences about them. */
const optionalFacts = [
  ['social', 'social pages', /\bsocial\b/i],
  ['mapEmbedUrl', 'a map', /\bthe map\b/i],
] as const;

/** Sections whose words are about the items of another file, and fields of these items. */
const lists = [
  ['reviews', /home\.yaml#testimonials$/, 'testimonials.json', 'testimonials.*.text'],
  ['comparisons', /home\.yaml#beforeAfter$/, 'gallery.json', 'beforeAfter.*.title'],
  ['comparisons', /before-after\.yaml#(?:meta|header)$/, 'gallery.json', 'beforeAfter.*.title'],
  ['projects', /home\.yaml#portfolio$/, 'portfolio-postbuild.json', 'projects.*.title'],
] as const;
/** The same for articles, each of which is a file. */
const aboutArticles = /blog\.yaml#(?:meta|header)$/;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
/** A sentence without its links, which an owner removes with the page to which they led. */
const keyOf = (sentence: string) => plain(sentence.replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')).toLowerCase();

/**
 * What the business has replaced or removed, for texts that are about it.
 * - goneIn: what the sentences of a text that are still the sample's are about, and the business has not
 * - changedBeside: the items in another file that a section is about, if the owner has changed some
 */
export function goneThings(own: Files, versions: readonly Files[]) {
  const ofSample = versions.flatMap((files) =>
    textsIn([...files.values()]).flatMap(({ value }) => sentencesOf(value)),
  );
  const known = new Set(ofSample.map(keyOf));
  const articles = goneArticles(own, versions, ofSample);
  const gone = [...articles, ...goneFacts(own, versions)];
  const changed = lists.filter(([, , file, field]) => goneNames(own, versions, file, field).length > 0);
  return {
    goneIn(text: string): string[] {
      const left = sentencesOf(text).filter((sentence) => known.has(keyOf(sentence)));
      return gone.filter(({ isIn }) => left.some(isIn)).map(({ what }) => what);
    },
    changedBeside(file: string, place: Place): string | undefined {
      const section = `${file}#${place.join('/')}`;
      if (articles.length > 0 && aboutArticles.test(section)) return 'articles';
      return changed.find(([, sections]) => sections.test(section))?.[0];
    },
  };
}

function goneFacts(own: Files, versions: readonly Files[]): Gone[] {
  const has = (files: Files, field: string) =>
    valuesOf(files.get('business.yaml'), field).some(({ value }) => value !== null && String(value) !== '');
  return optionalFacts.flatMap(([field, what, words]) =>
    versions.some((files) => has(files, field)) && !has(own, field)
      ? [{ what, isIn: (sentence: string) => words.test(sentence) }]
      : [],
  );
}

/** The articles of the sample that were deleted or have another title. Sentences that linked to one are about it. */
function goneArticles(own: Files, versions: readonly Files[], ofSample: readonly string[]): Gone[] {
  const files = versions.flatMap((version) => [...version.keys()].filter((file) => /^articles\//.test(file)));
  return [...new Set(files)].flatMap((file) =>
    goneNames(own, versions, file, 'title').map((title) => {
      const address = articlePath(file.replace(/^articles\/|\.md$/g, ''));
      const linking = new Set(ofSample.filter((text) => text.includes(`](${address})`)).map(keyOf));
      const isIn = (sentence: string) => linking.has(keyOf(sentence)) || names(sentence, title);
      return { what: `the article “${title}”`, isIn };
    }),
  );
}
