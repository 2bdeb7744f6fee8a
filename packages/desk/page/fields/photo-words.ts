import type { Path } from '../../api.ts';
import { labelOf } from '../../label-of.ts';

/** Words for the file name of a photo, such as `Team Photo` for the photo of the team. @param path of its name or its list */
export function photoWords(path: Path): string {
  const names = path.filter((part) => typeof part === 'string' && part !== 'src').map(String);
  return names.slice(-2).map(labelOf).join(' ');
}
