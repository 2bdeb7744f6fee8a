import { useEffect, useState } from 'react';

/**
 * Whether an element of the current page is in the window; undefined until that is known.
 * @param id of the element; a page without it counts as not in view
 * @param page changes with the page, whose element is another one even where the id is the same
 */
export function useInView(id: string, page: string): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements.
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) {
      setInView(false);
      return;
    }
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, page]);
  return inView;
}
