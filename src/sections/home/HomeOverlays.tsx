import type { Content } from '../../content/schemas/files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { OverlayCard } from '../../ui/OverlayCard.tsx';

/**
 * The overlays of the home page, beside the chat helper: the quote prompt, shown by
 * `HomeOverlays.browser.ts`, and the sticky quote link.
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
