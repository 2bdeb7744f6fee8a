import { content } from '../content/index.ts';
import { pageLabel } from '../lib/page-label.ts';
import { ariaCurrent, type Route } from '../routes.ts';

type MenuLinksProps = {
  routes: readonly Route[];
  path: string;
  className: string | undefined;
};

/** A list of links to pages; `aria-current` marks the active one. */
export function MenuLinks({ routes, path, className }: MenuLinksProps) {
  return (
    <ul className={className}>
      {routes.map((route) => (
        <li key={route.path}>
          <a href={route.path} aria-current={ariaCurrent(route.path, path)}>
            {pageLabel(content, route.page)}
          </a>
        </li>
      ))}
    </ul>
  );
}
