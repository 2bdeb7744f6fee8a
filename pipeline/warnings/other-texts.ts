import { quotedWords } from '../../src/content/schemas/quoted-words.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import type { Place } from '../content/problems.ts';
import { objectsIn } from '../content/texts-in.ts';
import { countOf } from '../count-of.ts';
import { goneNames, listed, names } from './names.ts';
import { sampleRules } from './sample-rules.ts';
import {
  type Files,
  isAccepted,
  type LeftPlace,
  plain,
  type Sample,
  type SampleMark,
  sampleMark,
} from './sample-texts.ts';
import { groupOf, isShown, type PhotoNames, type SampleGroup } from './samples.ts';
import specifiedWords from './specified-words.json' with { type: 'json' };

/** Fields with the names of the business, of people and of clients, which other texts name, too. */
const nameFields = [
  ['business.yaml', 'name'],
  ['business.yaml', 'regionName'],
  ['business.yaml', 'founder.firstName'],
  ['pages/about.yaml', 'team.members.*.name'],
  ['pages/home.yaml', 'trustedBy.logos.*.alt'],
] as const;

/** Sections whose words are about the items of other files, and a field of these items. */
const sectionsAbout = [
  ['reviews', /home\.yaml#testimonials$/, 'testimonials.json', 'testimonials.*.text'],
  ['comparisons', /#beforeAfter$|before-after\.yaml#(?:meta|header)$/, 'gallery.json', 'beforeAfter.*.title'],
  ['projects', /home\.yaml#portfolio$/, 'portfolio-postbuild.json', 'projects.*.title'],
  ['articles', /blog\.yaml#(?:meta|header)$/, 'articles/', 'title'],
] as const;

const besidePhoto = 'was written for the photo of the sample: make sure that it fits yours';
const beside = (what: string) =>
  `is as in the sample, beside ${what} that you have changed: make sure that it fits them`;

/**
 * Texts that equal the sample's and that no rule names.
 * - beside: those in an item with another photo or words of the owner, or about items that the owner has changed, and
 *   those with names that the owner has changed, a sentence for each item
 * - pages: the others, a group for each file with a sentence for each section
 */
export type OtherTexts = { beside: SampleGroup; pages: SampleGroup[] };

/** The texts that equal the sample's and that no rule names. */
export function otherTexts(own: Files, sample: Sample, photos: PhotoNames): OtherTexts {
  const besideChanged: LeftPlace[] = [];
  const goneOf = (file: string, field: string) => goneNames(own, sample.versions, file, field);
  const gone = nameFields.flatMap(([file, field]) => goneOf(file, field));
  const changedItems = sectionsAbout.filter(([, , file, field]) => goneOf(file, field).length > 0);
  const pages = [...own].map(([file, data]) => {
    const { isOfSample, isLeft } = testsOf(sample, file, photos);
    const sections = new Map<string, ShownValue[]>();
    for (const { value: item, place } of objectsIn(data)) {
      const values = shownValues(item, place).filter((one) => isShown(data, one.place));
      const changed = values.filter((one) => !isOfSample(one));
      const namesGone = ({ value }: ShownValue) => gone.filter((name) => names(String(value), name));
      const [items] = changedItems.find(([, sections]) => sections.test(`${file}#${place.join('/')}`)) ?? [];
      const what = changed.length > 0 ? 'words' : items;
      const left = values.filter(isLeft);
      const texts = left.filter((text) => what || namesGone(text).length > 0);
      const [one] = texts;
      if (one) {
        const named = `still names ${listed.format(new Set(texts.flatMap(namesGone)))}: write who or what it is now`;
        const whatToDo = changed.some(isPhotoName) ? besidePhoto : what ? beside(what) : named;
        besideChanged.push({ file, place: texts.length > 1 ? place : one.place, whatToDo, texts });
      }
      for (const text of left.filter((other) => !texts.includes(other))) {
        const section = text.place.length > 1 ? String(text.place[0]) : '';
        sections.set(section, [...(sections.get(section) ?? []), text]);
      }
    }
    const left = [...sections].map(([section, texts]): LeftPlace => {
      const whatToDo = `${countOf(texts.length, 'text')} of the sample`;
      return { file, place: section ? [section] : [], whatToDo, texts };
    });
    return groupOf(file, left);
  });
  return {
    beside: groupOf('Words of the sample beside what you have changed', besideChanged),
    pages: pages.filter(({ total }) => total > 0),
  };
}

/** isOfSample: whether the sample has a value in this field; isLeft: whether it also has to be listed. */
function testsOf(sample: Sample, file: string, { names: photos, renders }: PhotoNames) {
  const keyOf = ({ field, text }: SampleMark) => `${field} ${plain(text)}`;
  const markOf = ({ place, value }: ShownValue) => sampleMark(file, place, value);
  const values = sample.versions.flatMap((files) =>
    objectsIn(files.get(file)).flatMap(({ value, place }) => shownValues(value, place)),
  );
  const known = new Set(values.map((value) => keyOf(markOf(value))));
  const ruled = Object.values(sampleRules)
    .flat()
    .filter((rule) => rule.file === file)
    .flatMap(({ fields }) => fields);
  const isRuled = (one: ShownValue) => {
    const field = `${markOf(one).field}.`;
    return ruled.some((name) => field.startsWith(`${name}.`));
  };
  // A photo of the owner may have the name of the sample's, which is computer-made.
  const isOwnPhoto = (one: ShownValue) =>
    isPhotoName(one) && photos.has(String(one.value)) && !renders.includes(String(one.value));
  const isOfSample = (one: ShownValue) => known.has(keyOf(markOf(one))) && !isOwnPhoto(one);
  return {
    isOfSample,
    isLeft: (one: ShownValue) =>
      isWording(one) && isOfSample(one) && !isRuled(one) && !isAccepted(sample, file, one.place, one.value),
  };
}

/** A text or number of a file, and where it is. */
type ShownValue = { place: Place; value: string | number };

/** Fields that no visitor reads, and the descriptions of photos, which are a topic of their own. */
const unread = /^(?:alt|beforeAlt|afterAlt|evidence|checked|variant)$/;
/** Addresses, days, and short names such as those of icons and items. */
const notWords = /^(?:https?:\S*|\/\S*|\d{4}-\d\d-\d\d|[a-z\d_-]+)$/;
const photoField = /^(?:src|before|after)$/;

const keyOf = (text: string) => plain(text).toLowerCase();
/** The words of controls, states and sections that the requirements fix: every site of this software has them. */
const specified = new Set([...specifiedWords, ...quotedWords].map(keyOf));

/** What visitors see of an item: its texts and numbers, those of its lists, and the names of its photos. */
function shownValues(item: Record<string, unknown>, place: Place): ShownValue[] {
  return Object.entries(item).flatMap(([name, field]): ShownValue[] => {
    if (unread.test(name)) return [];
    const { src } = Object(field);
    if (src !== undefined) return [{ place: [...place, name, 'src'], value: String(src) }];
    const values: unknown[] = Array.isArray(field) ? field : [field];
    return values.flatMap((value, index) => {
      const isShown = typeof value === 'number' || (typeof value === 'string' && !notWords.test(value));
      return isShown ? [{ place: [...place, name, ...(Array.isArray(field) ? [index] : [])], value }] : [];
    });
  });
}

function isPhotoName({ place }: ShownValue): boolean {
  return photoField.test(String(place.at(-1)));
}

/** Whether a value has words that a business chooses: not a single word, and not those of every site of this software. */
function isWording(shown: ShownValue): boolean {
  const text = String(shown.value);
  const words = text.replace(placeholderPattern, '').split(/\s+/);
  const isOne = words.filter((word) => /\p{L}/u.test(word)).length < 2;
  // Messages with variables, such as {count}, are words of controls.
  return !isOne && !isPhotoName(shown) && !/\{\w+\}/.test(text) && !specified.has(keyOf(text));
}
