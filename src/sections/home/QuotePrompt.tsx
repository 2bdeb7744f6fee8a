import prompt from 'content:home/prompt';
import { type MouseEvent, useEffect, useState } from 'react';
import { useFocusReturn } from '../../hooks/use-focus-return.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { FloatCard } from '../../ui/FloatCard.tsx';

/** Milliseconds from load until it shows (business constant). */
const delay = 25_000;
/** Who has answered is not asked again while the document lasts. */
let isAnswered = false;

/** Asks once whether the visitor would like a quote. */
export function QuotePrompt() {
  const [isOpen, setOpen] = useState(false);
  const { onFocus, giveBack } = useFocusReturn();

  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setOpen(true), delay);
    return () => clearTimeout(timer);
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    isAnswered = true;
    giveBack();
    setOpen(false);
  };

  return (
    <FloatCard
      rank="waiting"
      heading={prompt.heading}
      message={isOpen ? prompt.text : undefined}
      actions={<QuoteLink label={prompt.confirm} location="floating_popup" />}
      corner={<CloseButton label={prompt.close} />}
      onFocus={onFocus}
      onClick={onClick}
    />
  );
}
