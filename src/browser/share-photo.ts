let shared: HTMLElement | null | undefined;

/** Makes a photo the one that a view transition moves. There is one at a time: two with one name stop the transition. */
function share(photo: HTMLElement | null | undefined): void {
  shared?.style.removeProperty('view-transition-name');
  shared = photo;
  shared?.style.setProperty('view-transition-name', 'photo');
}

/** On a page change, the photo of the card whose link was followed grows into the header photo of the next page. */
export function shareCardPhotos(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) share(target.closest('a')?.closest('li, article')?.querySelector('img'));
  });
}

/** Marks the header photo of the page that is shown, as the place to which a photo moves. */
export function sharePagePhoto(): undefined {
  share(document.querySelector<HTMLElement>('main header img'));
}
