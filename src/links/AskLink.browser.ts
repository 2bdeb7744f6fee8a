import { sessionValue, setSessionValue } from '../session.ts';

const load = () => import('../browser/ask.ts').catch(() => undefined);

/**
 * When a link to the quote form is pressed, keeps what it asks about for the session, until a form has it: the form may
 * be on another page.
 */
export function enhanceAskLinks(): void {
  document.addEventListener('click', async (click) => {
    const link = click.target instanceof Element ? click.target.closest('[href$="#quote"]') : null;
    const asked = link && (await load())?.askedBy(link, click);
    if (!asked) return;
    setSessionValue('quote-asked', asked);
    writeAsked();
  });
}

/** Writes what was asked into the quote form, on pages that have it. */
export function writeAsked(): undefined {
  const asked = sessionValue('quote-asked');
  if (asked) load().then((script) => script?.writeIntoForm(asked, () => setSessionValue('quote-asked', '')));
}
