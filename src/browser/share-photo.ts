const property = 'view-transition-name';
let shared: HTMLElement | null | undefined;

/**
 * On a page change, the photo of the clicked card grows into the next page's header photo, which has a view-transition
 * name in the stylesheet. Two photos with one name would abort the transition, so this page's header photo loses the
 * name.
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
