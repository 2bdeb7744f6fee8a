import { type RefObject, useEffect, useRef, useState } from 'react';

/** The shown part of a long list. */
export type Pagination = {
  /** Ref for the element whose children are the pages. */
  list: RefObject<HTMLDivElement | null>;
  /** Start and end index of each shown page. */
  pages: readonly { start: number; end: number }[];
  /** Number of shown items. */
  shown: number;
  total: number;
  /** Whether the list has more than one page. */
  isLong: boolean;
  showMore: () => void;
};

/**
 * Shows a list page by page. `showMore` adds a page and focuses its first item. Open pages are kept for the session, so
 * Back doesn't close them. The pre-rendered list and the first render have one page.
 * @param id names the list in the session
 * @param total number of items
 * @param size items per page
 * @param filter the current filter of the list; each filter has its own open pages
 */
export function usePagination(id: string, total: number, size: number, filter = ''): Pagination {
  const list = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const key = `${id} ${filter}`;
  const [opened, setOpened] = useState<{ key: string; count: number }>();
  const count = opened?.key === key ? opened.count : remembered(key);
  const pages = Array.from({ length: Math.min(count, Math.ceil(total / size)) }, (_, page) => ({
    start: page * size,
    end: Math.min(total, (page + 1) * size),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after a page was added.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [count]);

  const showMore = () => {
    shouldFocus.current = true;
    setOpened({ key, count: count + 1 });
    remember(key, String(count + 1));
  };
  return { list, pages, shown: Math.min(total, count * size), total, isLong: total > size, showMore };
}

// Does not use src/session.ts: if an island imports it, it becomes an extra chunk that every page loads.

/** Fallback for a blocked or full session storage; lasts for the document. */
const refused = new Map<string, string>();

function remember(key: string, count: string): void {
  try {
    window.sessionStorage.setItem(`shown-${key}`, count);
    refused.delete(key);
  } catch {
    refused.set(key, count);
  }
}

/** How many pages of a list were opened in this session, for one filter. */
function remembered(key: string): number {
  let count = refused.get(key);
  try {
    count ??= window.sessionStorage.getItem(`shown-${key}`) ?? undefined;
  } catch {
    // The storage is blocked, or this is the pre-render.
  }
  return /^[1-9]\d*$/.test(count ?? '') ? Number(count) : 1;
}
