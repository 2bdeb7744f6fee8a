import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a long list is shown. */
export type Page<List extends HTMLElement = HTMLElement> = {
  /** To put on the element whose children are the items. */
  list: RefObject<List | null>;
  shown: number;
  total: number;
  /** Whether the list is longer than a page, so that how much of it is shown is worth telling. */
  isLong: boolean;
  showMore: () => void;
};

/**
 * Shows a list a page at a time; what has been asked for gets the focus at its first new item.
 * @param total how many items there are
 * @param size how many a page has
 * @param choice what narrows the list, such as a filter; another one starts at the first page again
 */
export function usePaged<List extends HTMLElement>(total: number, size: number, choice = ''): Page<List> {
  const list = useRef<List>(null);
  const firstNew = useRef<number>(undefined);
  const [pages, setPages] = useState({ choice, count: 1 });
  const count = pages.choice === choice ? pages.count : 1;
  const shown = Math.min(total, count * size);

  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    firstNew.current = undefined;
    item?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [shown]);

  const showMore = () => {
    firstNew.current = shown;
    setPages({ choice, count: count + 1 });
  };
  return { list, shown, total, isLong: total > size, showMore };
}
