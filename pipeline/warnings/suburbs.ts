import { contentFiles } from '../../src/content/schemas/files.ts';
import { placeOf } from '../business-folder.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { listed, names, textsNaming } from './names.ts';

/**
 * Warnings where pages, articles or the drawn map disagree with a changed list of suburbs or areas.
 * @param former suburbs that were served before, besides those of the map
 */
export function suburbWarnings(
  { brand, business, contact }: LoadedContent,
  written: readonly WrittenFile[],
  former: readonly string[],
): string[] {
  const { areaServed } = business;
  const { areas } = contact.area;
  const drawn = brand.map?.places.map(({ name }) => name) ?? [];
  const outlined = brand.map?.areas.map(({ id }) => id) ?? [];
  const gone = [...new Set([...drawn, ...former])].filter((place) => !areaServed.includes(place));
  const { file } = contentFiles.contact;
  const map = placeOf('brand/map.yaml');
  const answers = areas.map(({ name, text }) => `${name} ${text}`).join(' ');
  const about = (which: readonly string[], sentence: (list: string) => string) =>
    which.length > 0 ? [sentence(listed.format(which))] : [];
  const unnamed = about(
    areaServed.filter((suburb) => !names(answers, suburb)),
    (list) =>
      problemSentence(
        file,
        ['area', 'areas'],
        `no area names ${list}, which you serve: add it to the text of the area it is in`,
      ),
  );
  const undrawn = about(
    areaServed.filter((suburb) => !drawn.includes(suburb)),
    (list) =>
      problemSentence(
        contentFiles.business.file,
        ['areaServed'],
        `the drawn map of the contact page does not show ${list}: ask whoever looks after the code to add it to ${map}`,
      ),
  );
  const unmarked = about(
    areas.filter(({ id }) => !outlined.includes(id)).map(({ id }) => id),
    (list) =>
      problemSentence(file, ['area', 'areas'], `the map marks nothing for ${list}: add an outline to ${map}`),
  );
  const spare = about(
    outlined.filter((outline) => !areas.some(({ id }) => id === outline)),
    (list) =>
      `${map}, areas: no area of the contact page has the id ${list}: correct it, or remove the outline.`,
  );
  return [
    ...textsNaming(written, gone, 'outside the suburbs you serve'),
    ...unnamed,
    ...(brand.map ? [...undrawn, ...unmarked, ...spare] : []),
  ];
}
