import { QuotePrompt } from './QuotePrompt.tsx';
import { StickyQuote } from './StickyQuote.tsx';

/** What floats above the home page, in the corner that it shares with the chat helper. */
export function HomeOverlays() {
  return (
    <>
      <QuotePrompt />
      <StickyQuote />
    </>
  );
}
