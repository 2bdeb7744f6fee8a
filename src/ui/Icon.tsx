import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { socialIcons } from '../art/social-icons.ts';
import { svgFile } from '../art/svg-file.ts';
import { type IconName, icons } from '../content/schemas/parts.ts';
import { LineIcon } from './LineIcon.tsx';

const drawn = await Promise.all(
  Object.entries(icons).map(async ([name, file]) => {
    const { default: icon } = await dynamicIconImports[file]();
    return { name, icon };
  }),
);

/** The address of the icon sprite: one SVG file with all icons for content and of social networks, by name. */
const iconSprite = svgFile(
  'icons',
  <svg xmlns="http://www.w3.org/2000/svg">
    {drawn.map(({ name, icon }) => (
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
