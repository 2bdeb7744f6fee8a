import { find } from './find.ts';

/** The page counts as scrolled past this many CSS pixels [L5]. */
const threshold = 10;

/** Marks the navbar while the page is scrolled, so that it gains its shadow. */
export function enhanceNavbar(): void {
  const navbar = find('body > header');
  const update = () => navbar.toggleAttribute('data-scrolled', window.scrollY > threshold);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
