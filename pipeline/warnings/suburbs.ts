import { contentFiles } from '../../src/content/schemas/files.ts';
import { placeOf } from '../business/business-folder.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { listed, names } from './names.ts';

/** Warnings where the areas of the contact page or the drawn map disagree with a changed list of suburbs. */
export function suburbWarnings({ brand, business, contact }: LoadedContent): string[] {
  const { areaServed } = business;
  const drawn = brand.map?.places.map(({ name }) => name) ?? areaServed;
  const answers = contact.area.areas.map(({ name, text }) => `${name} ${text}`).join(' ');
  const unnamed = areaServed.filter((suburb) => !names(answers, suburb));
  const undrawn = areaServed.filter((suburb) => !drawn.includes(suburb));
  const toName = `no area names ${listed.format(unnamed)}, which you serve: add it to the text of the area it is in`;
  const toDraw = `the drawn map of the contact page does not show ${listed.format(undrawn)}: have it added to ${placeOf('brand/map.yaml')}`;
  return [
    ...(unnamed.length > 0 ? [problemSentence(contentFiles.contact.file, ['area', 'areas'], toName)] : []),
    ...(undrawn.length > 0 ? [problemSentence(contentFiles.business.file, ['areaServed'], toDraw)] : []),
  ];
}
