/** The time zone of the area served. */
const timeZone = 'Australia/Sydney';

/** Removes notices whose last day has passed since the site was built. */
export function removePastNotices(): void {
  // Swedish dates are ISO dates.
  const today = new Date().toLocaleDateString('sv', { timeZone });
  for (const notice of document.querySelectorAll<HTMLElement>('[data-until]'))
    if ((notice.dataset.until ?? '') < today) notice.remove();
}
