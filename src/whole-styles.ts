let fetched: Promise<void> | undefined;

function link(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-whole]');
}

/**
 * Fetches the styles of all pages without applying them: the first page has its own inside, and to match it against all
 * of them would keep a phone busy for nothing.
 * @throws if they cannot be fetched; the next call tries again
 */
export function fetchWholeStyles(): Promise<void> {
  fetched ??= new Promise<void>((resolve, reject) => {
    const styles = link();
    // While the site is developed there is no such file.
    if (!styles) return resolve();
    styles.addEventListener('load', () => resolve(), { once: true });
    styles.addEventListener('error', reject, { once: true });
    styles.media = 'not all';
    styles.disabled = false;
  }).catch(() => {
    fetched = undefined;
    const styles = link();
    // Switched off, it can be asked for anew.
    if (styles) styles.disabled = true;
    throw new Error('The styles of the other pages cannot be fetched.');
  });
  return fetched;
}

/** Applies them, for a page that is shown in place of the first. */
export function applyWholeStyles(): void {
  const styles = link();
  if (styles) styles.media = 'all';
}
