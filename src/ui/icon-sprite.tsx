import type { LucideIcon } from 'lucide-react';
import type { IconName } from '../content/schemas/parts.ts';
import * as components from './icon-components.ts';
import { LineIcon } from './LineIcon.tsx';
import { svgFile } from './svg-file.ts';

const icons: Record<IconName, LucideIcon> = components;

/** The icon sprite: one SVG file with all icons for content, each by its name. */
export const iconSprite = svgFile(
  'icons',
  <svg xmlns="http://www.w3.org/2000/svg">
    {Object.entries(icons).map(([name, icon]) => (
      <svg key={name} id={name}>
        <LineIcon icon={icon} size="100%" />
      </svg>
    ))}
  </svg>,
);
