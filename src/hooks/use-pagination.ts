import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a long list is shown. */
export type Paged = {
  /** To put on the element whose children are the pages. */
  list: RefObject<HTMLDivElement | null>;
  /** Where each shown page begins and ends in the list. */
  pages: readonly { start: number; end: number }[];
  shown: number;
  total: number;
  /** Whether the list is longer than a page, so that how much of it is shown is worth telling. */
  isLong: boolean;
  showMore: () => void;
};

/**
 * Shows a list a page at a time; the page that has been asked for gets the focus at its first item.
 * @param total how many items there are
 * @param size how many a page has
 * @param choice what narrows the list, such as a filter; another one starts at the first page again
 */
export function usePaged(total: number, size: number, choice = ''): Paged {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [wish, setWish] = useState({ choice, count: 1 });
  const count = wish.choice === choice ? wish.count : 1;
  const pages = Array.from({ length: Math.min(count, Math.ceil(total / size)) }, (_, page) => ({
    start: page * size,
    end: Math.min(total, (page + 1) * size),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page of the list is what it waits for.
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [count]);

  const showMore = () => {
    asked.current = true;
    setWish({ choice, count: count + 1 });
  };
  return { list, pages, shown: Math.min(total, count * size), total, isLong: total > size, showMore };
}
