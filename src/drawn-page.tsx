import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageContent } from './page-content.tsx';
import { AsDrawn } from './ui/AsDrawn.tsx';
import { wakeIslands } from './wake-islands.tsx';
import { applyWholeStyles } from './whole-styles.ts';

/**
 * A page out of its document: its HTML stays as it was drawn at build, and only its islands wake. So neither its code
 * nor its words are shipped a second time as script.
 */
function DrawnPage({ stated, drawn }: { stated: string; drawn?: DocumentFragment }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!drawn) return;
    applyWholeStyles();
    page.current?.replaceChildren(drawn);
  }, [drawn]);
  useEffect(() => (page.current ? wakeIslands(page.current) : undefined), []);
  return <AsDrawn ref={page} stated={stated} />;
}

/** A page as it is pre-rendered: with what the browser has to know of it stated on its element. */
export function statedPage({ path, head, element }: PageContent): PageContent {
  return { path, head, element: <AsDrawn stated={JSON.stringify({ path, head })}>{element}</AsDrawn> };
}

function statement(page: Element | null): { stated: string } & Omit<PageContent, 'element'> {
  const stated = page?.getAttribute('data-page');
  if (!stated) throw new Error('The document holds no page.');
  const { path, head }: Omit<PageContent, 'element'> = JSON.parse(stated);
  return { stated, path, head };
}

/** The page that this document was drawn for. */
export function drawnPage(): PageContent {
  const { stated, path, head } = statement(document.querySelector('[data-page]'));
  return { path, head, element: <DrawnPage stated={stated} /> };
}

/**
 * The page of another document of this site, taken out of it.
 * @throws if the document holds none
 */
export function fetchedPage(fetched: Document): PageContent {
  const page = fetched.querySelector('[data-page]');
  const { stated, path, head } = statement(page);
  // A document that was parsed by script takes what is for browsers without scripts for a part of the page.
  for (const unscripted of page?.querySelectorAll('noscript') ?? []) unscripted.replaceChildren();
  // Emptied when its page is shown, so that React, which remembers what it drew last, keeps no page that was left.
  const drawn = document.createDocumentFragment();
  drawn.append(...(page?.childNodes ?? []));
  return { path, head, element: <DrawnPage stated={stated} drawn={drawn} /> };
}
