/** Scroll distance in CSS pixels beyond which the navbar has a shadow [L5]. */
const threshold = 10;

/** Sets `data-scrolled` on the navbar while the page is scrolled; styles then add the shadow. */
export function enhanceNavbar(): void {
  const navbar = document.querySelector('body > header');
  const update = () => navbar?.toggleAttribute('data-scrolled', window.scrollY > threshold);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
