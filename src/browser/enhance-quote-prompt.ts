import { enhanceCard } from './enhance-card.ts';

/** Milliseconds from load until it shows [H16]. */
const delay = 25_000;
/** Who has answered is not asked again until the document is loaded anew. */
let isAnswered = false;

/** Asks once, on a page that has the prompt, whether the visitor would like a quote. */
export function enhanceQuotePrompt(): (() => void) | undefined {
  const element = document.querySelector<HTMLElement>('[data-card="prompt"]');
  if (!element || isAnswered) return undefined;
  const card = enhanceCard(element, () => {
    isAnswered = true;
  });
  const timer = setTimeout(() => card.show('prompt'), delay);
  return () => clearTimeout(timer);
}
