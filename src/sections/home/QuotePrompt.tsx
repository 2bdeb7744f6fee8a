import { prompt } from '../../content/home.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { FloatCard } from '../../ui/FloatCard.tsx';

/** Asks whether the visitor would like a quote [H16]; `src/browser/enhance-quote-prompt.ts` shows it. */
export function QuotePrompt() {
  const { heading, text } = prompt;
  const actions = <QuoteLink label={prompt.confirm} location="floating_popup" />;
  const corner = <CloseButton label={prompt.close} />;
  return (
    <FloatCard name="prompt" rank="waiting" messages={[{ name: 'prompt', heading, text, actions, corner }]} />
  );
}
