import { enhanceCard } from './enhance-card.ts';

/** Milliseconds from load until the prompt shows [H16]. */
const delay = 25_000;
/** The prompt is shown once per page load. */
let isAnswered = false;

/** Shows the quote prompt after its delay, on pages that have it. @returns its cleanup */
export function enhanceQuotePrompt(): (() => void) | undefined {
  const element = document.querySelector<HTMLElement>('[data-card="prompt"]');
  if (!element || isAnswered) return undefined;
  const card = enhanceCard(element, () => {
    isAnswered = true;
  });
  const timer = setTimeout(() => card.show('prompt'), delay);
  return () => clearTimeout(timer);
}
