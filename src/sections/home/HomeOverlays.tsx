import { prompt, stickyQuote } from '../../content/home.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { OverlayCard } from '../../ui/OverlayCard.tsx';
import styles from './HomeOverlays.module.css';

const { heading, text, confirm, close } = prompt;
const actions = <QuoteLink label={confirm} location="floating_popup" />;
const corner = <CloseButton label={close} />;

/**
 * What floats above the home page, in the corner that it shares with the chat helper: a card that asks whether the
 * visitor would like a quote [H16], shown by `src/browser/enhance-quote-prompt.ts`, and the quote link that stays.
 */
export function HomeOverlays() {
  return (
    <>
      <OverlayCard
        name="prompt"
        rank="waiting"
        messages={[{ name: 'prompt', heading, text, actions, corner }]}
      />
      <div className={styles.sticky}>
        <QuoteLink label={stickyQuote} location="sticky_button" />
      </div>
    </>
  );
}
