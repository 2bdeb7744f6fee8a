import { regionMap } from '../../src/art/region-map.ts';
import { contentFiles } from '../../src/content/schemas/files.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { writtenTexts } from '../content/texts-in.ts';

const drawn = regionMap.places.map(({ name }) => name);
const listed = new Intl.ListFormat('en-AU');

/** Warnings where pages, articles or the drawn map disagree with a changed list of suburbs. */
export function suburbWarnings(
  { business, contact }: LoadedContent,
  written: readonly WrittenFile[],
): string[] {
  const { areaServed } = business;
  const gone = drawn.filter((place) => !areaServed.includes(place));
  const { file } = contentFiles.contact;
  const answers = contact.area.areas.map(({ name, text }) => `${name} ${text}`).join(' ');
  const unnamed = areaServed.filter((suburb) => !names(answers, suburb));
  const undrawn = areaServed.filter((suburb) => !drawn.includes(suburb));
  return [
    ...written.flatMap((one) => textsWith(one, gone)),
    ...(unnamed.length > 0
      ? [
          problemSentence(
            file,
            ['area', 'areas'],
            `no area names ${listed.format(unnamed)}, which you serve: add it to the text of the area it is in`,
          ),
        ]
      : []),
    ...(undrawn.length > 0
      ? [
          problemSentence(
            contentFiles.business.file,
            ['areaServed'],
            `the drawn map of the contact page does not show ${listed.format(undrawn)}: ask whoever looks after the code to add it to src/art/region-map.json`,
          ),
        ]
      : []),
  ];
}

/** A warning for each text of a page, and for each article, that names a place the business does not serve. */
function textsWith(page: WrittenFile, gone: readonly string[]): string[] {
  return writtenTexts(page).flatMap(({ text, place }) => {
    const found = gone.filter((suburb) => names(text, suburb));
    const remedy = `names ${listed.format(found)}, outside the suburbs you serve: change it, unless it is still right`;
    return found.length > 0 ? [problemSentence(page.file, place, remedy)] : [];
  });
}

/** Whether a text has a name as whole words: `Albury` is not part of `Thalbury`. */
function names(text: string, suburb: string): boolean {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${suburb.replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  );
}
