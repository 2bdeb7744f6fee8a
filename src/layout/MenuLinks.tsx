import { content } from '../content/index.ts';
import { ariaCurrent, type ListedRoute } from '../routes.ts';

const { layout } = content;

type MenuLinksProps = {
  routes: readonly ListedRoute[];
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
            {layout.routeLabels[route.page]}
          </a>
        </li>
      ))}
    </ul>
  );
}
