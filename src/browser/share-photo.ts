const property = 'view-transition-name';
let shared: HTMLElement | null | undefined;

/**
 * On a page change, the photo of the card whose link was followed grows into the header photo of the next page, which
 * the stylesheet names. Two photos with one name would stop the transition, so that of this page loses it.
 */
export function shareCardPhotos(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    document.querySelector<HTMLElement>('main header img')?.style.setProperty(property, 'none');
    shared?.style.removeProperty(property);
    shared = link.closest('li, article')?.querySelector('img');
    shared?.style.setProperty(property, 'photo');
  });
}
