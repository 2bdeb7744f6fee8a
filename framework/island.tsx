import { type ComponentType, createContext, createElement, type ReactElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { refuseRepeatedLists, serializeProps } from './island-props.ts';

/** When an island hydrates: near the window, when the browser is idle, or when the visitor points at, touches or focuses it. */
export type When = 'visible' | 'idle' | 'interaction';

/** An island as it was placed on a page. */
export type PlacedIsland = { name: string; when: When; props: string };

/** Collects the islands of the document that is being rendered. */
export const IslandsOfDocument = createContext<PlacedIsland[] | undefined>(undefined);

/** The name of an island; `vite/islands.ts` adds it to what a file `*.island.tsx` exports under its own name. */
type Marked = { island?: string };

type IslandProps<Props extends object> = {
  component: ComponentType<Props> & Marked;
  when?: When;
} & (Record<never, never> extends Props ? { props?: Props } : { props: Props });

/** How many islands are being rendered right now: what is created meanwhile will hydrate. */
let rendering = 0;

/** Whether what is rendered at this moment stands in an island. */
export function isInIsland(): boolean {
  return rendering > 0;
}

/**
 * Places an island: a part of a static page that React hydrates in the browser. It is pre-rendered as a React tree of
 * its own, so that it can be hydrated alone.
 * @throws an `Error` that names the island, if its file is no island or its props cannot be serialized
 */
export function Island<Props extends object>({ component, when = 'visible', props }: IslandProps<Props>) {
  const placed = use(IslandsOfDocument);
  if (!placed) throw new Error('An island can be placed on a page only, not inside another island.');
  const { island: name } = component;
  if (!name)
    throw new Error(
      `${component.displayName ?? component.name} is no island: move it to a file of its own name that ends in .island.tsx.`,
    );
  const json = serializeProps(name, props ?? {});
  placed.push({ name, when, props: json });
  const html = renderIsland(createElement(component, props), name);
  refuseRepeatedLists(name, props ?? {}, html);
  return (
    <div
      data-island={name}
      data-when={when === 'visible' ? undefined : when}
      data-props={json === '{}' ? undefined : json}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @param name keeps the ids of the islands of a page apart */
function renderIsland(element: ReactElement, name: string): string {
  rendering += 1;
  try {
    return renderToString(element, { identifierPrefix: name });
  } catch (cause) {
    throw new Error(`The island ${name} cannot be pre-rendered: ${String(cause)}`, { cause });
  } finally {
    rendering -= 1;
  }
}
