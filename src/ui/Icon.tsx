import type { IconName } from '../content/schemas/parts.ts';
import { iconSprite } from './icon-sprite.tsx';

/**
 * A line icon by the name that content uses, out of the file that all pages share. Not for islands: code that knows
 * its icon draws a `LineIcon`, which ships that one only.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="30" height="30" aria-hidden="true">
      <use href={`${iconSprite.address}#${name}`} />
    </svg>
  );
}
