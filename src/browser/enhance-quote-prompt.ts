import { enhanceCard } from './enhance-card.ts';

/** Milliseconds from load until the prompt shows [H16]. */
const delay = 25_000;
/** The prompt is shown once per page load. */
let isAnswered = false;

/** Shows the quote prompt after its delay, on pages that have it. @returns its cleanup */
export function enhanceQuotePrompt(): (() => void) | undefined {
  if (isAnswered) return undefined;
  const card = enhanceCard('[data-card="prompt"]', () => {
    isAnswered = true;
  });
  if (!card) return undefined;
  const timer = setTimeout(() => card.show('prompt'), delay);
  return () => clearTimeout(timer);
}
