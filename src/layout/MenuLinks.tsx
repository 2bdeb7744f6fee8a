import * as layout from '../content/layout.ts';
import { ariaCurrent, type ListedRoute } from '../routes.ts';

type MenuLinksProps = {
  routes: readonly ListedRoute[];
  path: string;
  className: string | undefined;
};

/** A list of links to pages; the active one is marked for the eye and for assistive technology. */
export function MenuLinks({ routes, path, className }: MenuLinksProps) {
  return (
    <ul className={className}>
      {routes.map((route) => (
        <li key={route.path}>
          <a href={route.path} aria-current={ariaCurrent(route.path, path)}>
            {layout.routeLabels[route.page]}
          </a>
        </li>
      ))}
    </ul>
  );
}
