/** A heading counts as being read while it is in this top fraction of the viewport. */
const readingShare = 0.4;

/**
 * Marks the link to the last heading that has been scrolled to with `data-current`.
 * @param contents holds links to headings of the page
 */
export function followReading(contents: Element): void {
  const entries = [...contents.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const mark = () => {
    const end = window.innerHeight * readingShare;
    const current = entries.findLast(({ heading }) => heading.getBoundingClientRect().top < end);
    for (const entry of entries) entry.link.toggleAttribute('data-current', entry === current);
  };
  const rootMargin = `0px 0px ${(readingShare - 1) * 100}% 0px`;
  const observer = new IntersectionObserver(mark, { rootMargin });
  for (const { heading } of entries) observer.observe(heading);
}
