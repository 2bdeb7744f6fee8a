import { useEffect, useRef } from 'react';
import type { LoadedPage } from './load-page.tsx';
import { AsDrawn } from './ui/AsDrawn.tsx';
import { wakeIslands } from './wake-islands.tsx';

/**
 * The page of the document that was loaded: its HTML stays as it was drawn, and only its islands wake. So neither
 * its code nor its words are shipped a second time as script.
 */
function DrawnPage({ stated }: { stated: string }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? wakeIslands(page.current) : undefined), []);
  return <AsDrawn ref={page} stated={stated} />;
}

/** A page as it is pre-rendered: with what the browser has to know of it stated on its element. */
export function statedPage({ path, head, element }: LoadedPage): LoadedPage {
  return { path, head, element: <AsDrawn stated={JSON.stringify({ path, head })}>{element}</AsDrawn> };
}

/** The page that the document was drawn for. */
export function drawnPage(): LoadedPage {
  const stated = document.querySelector('[data-page]')?.getAttribute('data-page') ?? '';
  const { path, head }: Omit<LoadedPage, 'element'> = JSON.parse(stated);
  return { path, head, element: <DrawnPage stated={stated} /> };
}
