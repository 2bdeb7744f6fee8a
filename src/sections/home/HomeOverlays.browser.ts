import { countDown } from '../../browser/count-down.ts';
import { hideChatPopup } from '../../layout/after-main/ChatHelper.browser.ts';
import { quotePromptDelay } from '../../lib/specified.ts';
import { enhanceCard } from '../../ui/OverlayCard.browser.ts';

/** The prompt is shown once per page load. */
let isAnswered = false;

/** Shows the quote prompt after its delay, on pages that have it. It hides the chat popup. @returns its cleanup */
export function enhanceQuotePrompt(): (() => void) | undefined {
  if (isAnswered) return undefined;
  const card = enhanceCard('[data-card="prompt"]', () => {
    isAnswered = true;
  });
  return (
    card &&
    countDown(quotePromptDelay, () => {
      hideChatPopup();
      card.show('prompt');
    })
  );
}
