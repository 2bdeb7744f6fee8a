import { useEffect, useReducer, useRef } from 'react';

export type Pagination = ReturnType<typeof usePagination>;

/** How many pages of a list were opened, by the list and its filter; lasts for the document. */
const opened = new Map<string, number>();

/**
 * Shows a list page by page. `showMore` adds a page and focuses its first item. Open pages are kept, so Back doesn't
 * close them. The pre-rendered list and the first render have one page.
 * @param id names the list
 * @param total number of items
 * @param size items per page
 * @param filter the current filter of the list; each filter has its own open pages
 * @returns the ref for the element whose children are the pages, start and end index of each shown page, the number of
 *   shown items and of all, and whether the list has more than one page
 */
export function usePagination(id: string, total: number, size: number, filter = '') {
  const list = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const key = `${id} ${filter}`;
  const [, render] = useReducer((times: number) => times + 1, 0);
  const count = opened.get(key) ?? 1;
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
    opened.set(key, count + 1);
    render();
  };
  return { list, pages, shown: Math.min(total, count * size), total, isLong: total > size, showMore };
}
