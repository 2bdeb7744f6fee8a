import { navbarShadowScroll } from '../lib/specified.ts';
import { sessionValue, setSessionValue } from '../session.ts';

/** Sets `data-scrolled` while the page is scrolled, for a shadow, and `data-first` once a session, for the logo. */
export function enhanceNavbar(): void {
  const navbar = document.querySelector('body > header');
  const update = () => navbar?.toggleAttribute('data-scrolled', window.scrollY > navbarShadowScroll);
  update();
  window.addEventListener('scroll', update, { passive: true });
  navbar?.toggleAttribute('data-first', !sessionValue('seen'));
  setSessionValue('seen');
}
