// Removes notices whose last day has passed since the site was built.

/** Today in the time zone of the area served. Swedish dates are ISO dates. */
const today = new Date().toLocaleDateString('sv', { timeZone: 'Australia/Sydney' });

for (const notice of document.querySelectorAll<HTMLElement>('[data-until]'))
  if ((notice.dataset.until ?? '') < today) notice.remove();

export {};
