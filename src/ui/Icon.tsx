import type { IconName } from '../content/schemas/parts.ts';
import { iconSprite } from './icon-sprite.tsx';

/**
 * A line icon by its name in the content, from the icon sprite. Not for islands: they use a `LineIcon`, so that only
 * their own icons are sent.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="30" height="30" aria-hidden="true">
      <use href={`${iconSprite.address}#${name}`} />
    </svg>
  );
}
