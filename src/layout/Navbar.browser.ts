import { navbarShadowScroll } from '../lib/specified.ts';

/** Sets `data-scrolled` on the navbar while the page is scrolled. Styles then add the shadow. */
export function enhanceNavbar(): void {
  const navbar = document.querySelector('body > header');
  const update = () => navbar?.toggleAttribute('data-scrolled', window.scrollY > navbarShadowScroll);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
