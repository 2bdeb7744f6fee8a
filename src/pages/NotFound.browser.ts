/** Normalises an address typed from a flyer, copied from another system, or changed by a word processor. */
function meant(pathname: string): string {
  const path = decoded(pathname)
    .normalize('NFD')
    .replace(/[?#&].*/, '')
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)\b/, '')
    .replace(/[\s_\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-/]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/[-/]+$/, '')
    .replace(/\/(home|index|default)$/, '');
  return path || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** On the 404 page, offers the page whose address is at most a letter away; none if two are equally near. */
export function offerNearest(): void {
  const typed = meant(window.location.pathname);
  const offers = [...document.querySelectorAll<HTMLElement>('[data-near]')]
    .map((offer) => ({ offer, path: offer.querySelector('a')?.pathname ?? '' }))
    // Any two letters would be near the address of home.
    .filter(({ path }) => (path !== '/' || typed === '/') && Math.abs(path.length - typed.length) < 2)
    .map(({ offer, path }) => ({ offer, distance: lettersApart(typed, path) }))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = offers;
  if (first && first.distance < 2 && first.distance !== second?.distance) first.offer.hidden = false;
}

/** Edit distance, capped at 2. Not imported from lib: a chunk shared with islands would bring React. */
function lettersApart(a: string, b: string): 0 | 1 | 2 {
  if (a === b) return 0;
  let start = 0;
  while (a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = x.length === 2 && y === `${x[1]}${x[0]}`;
  return isSwapped || Math.max(x.length, y.length) === 1 ? 1 : 2;
}
