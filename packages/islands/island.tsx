import { type ComponentType, createContext, createElement, type ReactElement, use } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island hydrates: when visible, when the browser is idle, or on interaction (pointer, touch, focus). */
export type When = 'visible' | 'idle' | 'interaction';

/** Whether an element is on a page. Islands are roots of their own, so what they contain is not. */
export const OnPage = createContext(false);

/** The component that a file `*.island.tsx` exports. */
export type IslandComponent<Props, HtmlProps> = ComponentType<Props> & {
  /** Its name, which `vite/islands.ts` adds. */
  island?: string;
  /** Reads the props that are not serialized from the pre-rendered HTML: a copy of the island's element. */
  fromHtml?: (html: HTMLElement) => HtmlProps;
};

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };
type Empty = Record<never, never>;
/** Not what JSON cannot represent, such as a function. */
type SentProps<Props> = { [Name in keyof Props]: Props[Name] extends Json ? Props[Name] : never };
type IslandProps<Props extends object, HtmlProps extends object> = {
  component: IslandComponent<Props, HtmlProps>;
  when?: When;
} & (Empty extends Omit<Props, keyof HtmlProps>
  ? { props?: SentProps<Omit<Props, keyof HtmlProps>> }
  : { props: SentProps<Omit<Props, keyof HtmlProps>> }) &
  (Empty extends HtmlProps ? { htmlProps?: undefined } : { htmlProps: HtmlProps });

/**
 * Places an island: a part of a static page that React hydrates in the browser. It is pre-rendered as a separate React
 * root, so that it can be hydrated alone.
 * @param props sent as JSON
 * @param htmlProps not sent: in the browser, `fromHtml` of the component reads them from the HTML
 * @throws an `Error` with the component's name, if its file is not an island
 */
export function Island<Props extends object, HtmlProps extends object = Empty>({
  component,
  when = 'visible',
  props,
  htmlProps,
}: IslandProps<Props, HtmlProps>) {
  if (!use(OnPage)) throw new Error('An island can only be placed on a page, not inside another island.');
  const { island: name } = component;
  if (!name) {
    const other = component.displayName ?? component.name;
    throw new Error(`${other} is not an island: move it to ${other}.island.tsx.`);
  }
  const json = JSON.stringify(props ?? {});
  const html = renderIsland(createElement(component, { ...props, ...htmlProps } as Props), name);
  return (
    <div
      data-island={name}
      data-when={when === 'visible' ? undefined : when}
      data-props={json === '{}' ? undefined : json}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @param name prefix of the ids that `useId` makes, so that they are unique on a page */
function renderIsland(element: ReactElement, name: string): string {
  try {
    return renderToString(element, { identifierPrefix: name });
  } catch (cause) {
    const error = new Error(`The island ${name} cannot be pre-rendered: ${String(cause)}`, { cause });
    // The overlay of the dev server shows where the mistake is, not this line.
    if (cause instanceof Error) error.stack = `${error}${cause.stack?.slice(String(cause).length) ?? ''}`;
    throw error;
  }
}
