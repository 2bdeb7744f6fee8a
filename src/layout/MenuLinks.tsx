import { ariaCurrent } from '../routes.ts';

export type MenuLink = { path: string; label: string };

type MenuLinksProps = {
  links: readonly MenuLink[];
  path: string;
  className: string | undefined;
};

/** A list of links to pages; `aria-current` marks the active one. */
export function MenuLinks({ links, path, className }: MenuLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={ariaCurrent(link.path, path)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
