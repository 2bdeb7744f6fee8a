import { contentFiles } from '../../src/content/schemas/files.ts';
import { placeOf } from '../business-folder.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { listed, names, textsNaming } from './names.ts';

/**
 * Warnings where pages, articles or the drawn map disagree with a changed list of suburbs.
 * @param former suburbs that were served before, besides those of the map
 */
export function suburbWarnings(
  { brand, business, contact }: LoadedContent,
  written: readonly WrittenFile[],
  former: readonly string[],
): string[] {
  const { areaServed } = business;
  const drawn = brand.map?.places.map(({ name }) => name) ?? areaServed;
  const gone = [...new Set([...drawn, ...former])].filter((place) => !areaServed.includes(place));
  const answers = contact.area.areas.map(({ name, text }) => `${name} ${text}`).join(' ');
  const unnamed = areaServed.filter((suburb) => !names(answers, suburb));
  const undrawn = areaServed.filter((suburb) => !drawn.includes(suburb));
  const toName = `no area names ${listed.format(unnamed)}, which you serve: add it to the text of the area it is in`;
  const toDraw = `the drawn map of the contact page does not show ${listed.format(undrawn)}: ask whoever looks after the code to add it to ${placeOf('brand/map.yaml')}`;
  return [
    ...textsNaming(written, gone, 'outside the suburbs you serve'),
    ...(unnamed.length > 0 ? [problemSentence(contentFiles.contact.file, ['area', 'areas'], toName)] : []),
    ...(undrawn.length > 0 ? [problemSentence(contentFiles.business.file, ['areaServed'], toDraw)] : []),
  ];
}
