import { createHash } from 'node:crypto';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../content/schemas/parts.ts';
import * as components from './icon-components.ts';
import { LineIcon } from './LineIcon.tsx';

const icons: Record<IconName, LucideIcon> = components;

const svg = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg">
    {Object.entries(icons).map(([name, icon]) => (
      <svg key={name} id={name}>
        <LineIcon icon={icon} size="100%" />
      </svg>
    ))}
  </svg>,
);

/**
 * The icon sprite: one SVG file with all icons for content, each by its name. Its address contains a hash of the file.
 * It is created during the pre-render only.
 */
export const iconSprite = {
  address: `/assets/icons-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`,
  svg,
};
