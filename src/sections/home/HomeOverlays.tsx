import type { Content } from '../../content/schemas/content-files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { OverlayCard } from '../../ui/OverlayCard.tsx';

/**
 * The overlays that only home has, next to the chat helper: the sticky quote link, and the quote prompt, which
 * `HomeOverlays.browser.ts` shows.
 */
export function HomeOverlays({ prompt, stickyQuote }: Pick<Content['home'], 'prompt' | 'stickyQuote'>) {
  const { heading, text, confirm, close } = prompt;
  const actions = <QuoteLink label={confirm} location="floating_popup" />;
  const corner = <CloseButton label={close} />;
  return (
    <>
      <OverlayCard
        name="prompt"
        rank="waiting"
        messages={[{ name: 'prompt', heading, text, actions, corner }]}
      />
      <QuoteLink label={stickyQuote} location="sticky_button" />
    </>
  );
}
