import type { LucideIconData } from 'lucide-react';
import { createElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Makes the component of an icon from Lucide's drawing of it; the build puts this in the place of Lucide's own
 * (`pipeline/lucide.ts`). Sizes are in pixels; drawings are 24 units wide.
 */
export default function createIcon({ node }: LucideIconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    );
  };
}
