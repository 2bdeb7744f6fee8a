import { createHash } from 'node:crypto';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../content/schemas/parts.ts';
import * as drawings from './icon-components.ts';
import { LineIcon } from './LineIcon.tsx';

const icons: Record<IconName, LucideIcon> = drawings;

const svg = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg">
    {Object.entries(icons).map(([name, drawing]) => (
      <svg key={name} id={name}>
        <LineIcon drawing={drawing} size="100%" />
      </svg>
    ))}
  </svg>,
);

/**
 * One file with all icons that content may name, each under its name, at an address that changes with what it holds.
 * It is made while documents are drawn; the browser draws none of them.
 */
export const iconSprite = {
  address: `/assets/icons-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`,
  svg,
};
