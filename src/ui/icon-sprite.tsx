import type { LucideIcon } from 'lucide-react';
import { socialIcons } from '../art/social-icons.ts';
import type { IconName } from '../content/schemas/parts.ts';
import * as components from './icon-components.ts';
import { LineIcon } from './LineIcon.tsx';
import { svgFile } from './svg-file.ts';

const icons: Record<IconName, LucideIcon> = components;

/** The icon sprite: one SVG file with all icons for content and of social networks, each by its name. */
export const iconSprite = svgFile(
  'icons',
  <svg xmlns="http://www.w3.org/2000/svg">
    {Object.entries(icons).map(([name, icon]) => (
      <svg key={name} id={name}>
        <LineIcon icon={icon} size="100%" />
      </svg>
    ))}
    {Object.entries(socialIcons).map(([name, path]) => (
      <svg key={name} id={name} viewBox="0 0 24 24">
        <path d={path} fill="currentColor" fillRule="evenodd" />
      </svg>
    ))}
  </svg>,
);
