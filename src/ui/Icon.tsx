import type { socialIcons } from '../art/social-icons.ts';
import type { IconName } from '../content/schemas/parts.ts';
import { iconSprite } from './icon-sprite.tsx';

/**
 * An icon by its name in the content, from the icon sprite. Islands use a `LineIcon` instead, so that pages load only
 * the icons they need.
 * @param size in pixels
 */
export function Icon({ name, size = 30 }: { name: IconName | keyof typeof socialIcons; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
