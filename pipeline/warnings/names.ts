import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { articlePath } from '../../src/routes.ts';
import { placeOf } from '../business/business-folder.ts';
import type { LoadedContent, WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { sentencesAbout, textsIn, valuesOf, writtenTexts } from '../content/texts-in.ts';
import type { Files } from './sample-texts.ts';

export const listed = new Intl.ListFormat('en-AU');

/**
 * A warning for each text of a page, and for each article, that names what the business no longer has.
 * @param gone the names, such as those of suburbs
 * @param saying such as `names $&, outside the suburbs you serve`
 */
export function textsNaming(
  written: readonly WrittenFile[],
  gone: readonly string[],
  saying: string,
): string[] {
  return written.flatMap((page) =>
    sentencesAbout(page.file, writtenTexts(page), (text) => {
      const found = gone.filter((name) => names(text, name));
      const said = saying.replace('$&', () => listed.format(found));
      return found.length > 0 ? [`${said}: change it, unless it is still right`] : [];
    }),
  );
}

/**
 * The titles of articles that the business has removed or renamed, and the earlier sentences that linked to them, with
 * and without the link.
 */
export function goneArticles(own: Files, earlier: readonly Files[]): string[] {
  const titles = goneNames(own, earlier, 'articles/', 'title');
  const sentences = earlier.flatMap((files) =>
    textsIn([...files.values()]).flatMap(({ value }) => value.split(/(?<=[.!?])\s+/)),
  );
  const linking = earlier.flatMap((files) =>
    [...files]
      .filter(([, data]) => titles.includes(Object(data).title))
      .map(([file]) => `](${articlePath(file.replace(/^articles\/|\.md$/g, ''))})`)
      .flatMap((link) => sentences.filter((sentence) => sentence.includes(link))),
  );
  const unlinked = linking.map((sentence) => sentence.replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1'));
  return [...new Set([...titles, ...linking, ...unlinked])];
}

/**
 * The names that a field had in earlier content and that the business has changed or removed.
 * @param file its name, or `articles/` for all articles
 */
export function goneNames(own: Files, earlier: readonly Files[], file: string, field: string): string[] {
  const namesIn = (files: Files) =>
    [...files]
      .flatMap(([name, data]) => (name.startsWith(file) ? valuesOf(data, field) : []))
      .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const kept = namesIn(own);
  return [...new Set(earlier.flatMap(namesIn))].filter((name) => !kept.includes(name));
}

/** Whether a text has a name as whole words: `Ash` is not part of `Ashby`. */
export function names(text: string, name: string): boolean {
  const [words = '', wanted = ''] = [text, name].map((part) => part.match(/[\p{L}\p{N}]+/gu)?.join(' '));
  return ` ${words} `.includes(` ${wanted} `);
}

/**
 * Warnings where the contact page, the drawn map or the team disagree with the list of suburbs.
 * @param gone suburbs that are no longer in it, of which `textsNaming` warns
 */
export function suburbWarnings(
  { about, brand, business, contact }: LoadedContent,
  gone: readonly unknown[],
): string[] {
  const { areaServed } = business;
  const drawn = brand.map?.places.map(({ name }) => name) ?? areaServed;
  const answers = contact.area.areas.map(({ name, text }) => `${name} ${text}`).join(' ');
  const unnamed = areaServed.filter((suburb) => !names(answers, suburb));
  const undrawn = areaServed.filter((suburb) => !drawn.includes(suburb));
  const toName = `no area names ${listed.format(unnamed)}, which you serve: add it to the text of the area it is in`;
  const toDraw = `the drawn map of the contact page does not show ${listed.format(undrawn)}: have it added to ${placeOf('brand/map.yaml')}`;
  const unserved = valuesOf(about, 'team.members.*.looksAfter.*').filter(
    ({ value }) => ![...areaServed, ...gone].includes(value),
  );
  return [
    ...unserved.map(({ value, place }) =>
      problemSentence(
        contentFiles.about.file,
        place,
        `"${value}" is not a suburb that you serve: correct or remove it`,
      ),
    ),
    ...(unnamed.length > 0 ? [problemSentence(contentFiles.contact.file, ['area', 'areas'], toName)] : []),
    ...(undrawn.length > 0 ? [problemSentence(contentFiles.business.file, ['areaServed'], toDraw)] : []),
  ];
}
