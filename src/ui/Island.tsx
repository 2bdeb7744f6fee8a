import { createContext, type ReactNode, use } from 'react';
import type { IslandName } from '../islands.ts';

/** Draws an island as a React tree of its own into HTML; only the pre-render gives one. */
export const DrawIsland = createContext<((name: string, content: ReactNode) => string) | null>(null);

/**
 * A part of a page that does something in the browser (see `islands.ts`). It is pre-rendered apart, so that the
 * browser can take over this part alone; on pages reached by a link inside the site it is a part like any other.
 */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  const draw = use(DrawIsland);
  if (draw) return <div data-island={name} dangerouslySetInnerHTML={{ __html: draw(name, children) }} />;
  return <div>{children}</div>;
}
