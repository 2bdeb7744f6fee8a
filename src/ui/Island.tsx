import { createContext, type ReactNode, use } from 'react';
import type { IslandName } from '../islands.ts';

/** Draws an island as a React tree of its own into HTML. */
export const DrawIsland = createContext((_name: string, _content: ReactNode): string => {
  throw new Error('Islands are drawn at build only.');
});

/**
 * A part of a page that does something in the browser (see `islands.ts`). It is pre-rendered apart, so that the
 * browser can take over this part alone.
 */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  const draw = use(DrawIsland);
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: draw(name, children) }} />;
}
