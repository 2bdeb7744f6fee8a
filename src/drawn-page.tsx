import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LoadedPage } from './load-page.tsx';
import { AsDrawn } from './ui/AsDrawn.tsx';
import { wakeIslands } from './wake-islands.tsx';
import { applyWholeStyles } from './whole-styles.ts';

/**
 * A page out of its document: its HTML stays as it was drawn at build, and only its islands wake. So neither its code
 * nor its words are shipped a second time as script.
 */
function DrawnPage({ stated, drawn }: { stated: string; drawn?: readonly Node[] }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!drawn) return;
    applyWholeStyles();
    page.current?.replaceChildren(...drawn);
  }, [drawn]);
  useEffect(() => (page.current ? wakeIslands(page.current) : undefined), []);
  return <AsDrawn ref={page} stated={stated} />;
}

/** A page as it is pre-rendered: with what the browser has to know of it stated on its element. */
export function statedPage({ path, head, element }: LoadedPage): LoadedPage {
  return { path, head, element: <AsDrawn stated={JSON.stringify({ path, head })}>{element}</AsDrawn> };
}

function statement(page: Element | null): { stated: string } & Omit<LoadedPage, 'element'> {
  const stated = page?.getAttribute('data-page');
  if (!stated) throw new Error('The document holds no page.');
  const { path, head }: Omit<LoadedPage, 'element'> = JSON.parse(stated);
  return { stated, path, head };
}

/** The page that this document was drawn for. */
export function drawnPage(): LoadedPage {
  const { stated, path, head } = statement(document.querySelector('[data-page]'));
  return { path, head, element: <DrawnPage stated={stated} /> };
}

/**
 * The page of another document of this site, taken out of it.
 * @throws if the document holds none
 */
export function fetchedPage(fetched: Document): LoadedPage {
  const page = fetched.querySelector('[data-page]');
  const { stated, path, head } = statement(page);
  // A document that was parsed by script takes what is for browsers without scripts for a part of the page.
  for (const unscripted of page?.querySelectorAll('noscript') ?? []) unscripted.replaceChildren();
  return { path, head, element: <DrawnPage stated={stated} drawn={[...(page?.childNodes ?? [])]} /> };
}
