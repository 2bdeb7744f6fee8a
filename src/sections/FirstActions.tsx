import { AskLink } from '../links/AskLink.tsx';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import text from '../ui/text.module.css';

type FirstActionsProps = {
  quote: string;
  call?: string;
  /** A price above the buttons that links to all prices of the page, and what it buys. */
  offer?: { price: string; buys: string | undefined; to: string } | undefined;
  /** How long or from what price, below the buttons, with a link that asks about the service. */
  effort?: string | undefined;
  service?: string;
};

/** The first actions of an inner page, in its header. */
export function FirstActions({ quote, call, offer, effort, service }: FirstActionsProps) {
  return (
    <>
      {offer ? (
        <Stack gap="1" align="start">
          <a href={offer.to} className={text.title}>
            {offer.price}
          </a>
          {offer.buys ? <p className={text.small}>{offer.buys}</p> : null}
        </Stack>
      ) : null}
      <ButtonRow isTight>
        <QuoteLink label={quote} location="hero_primary" />
        <CallLink label={call} location="hero" />
      </ButtonRow>
      {effort ? (
        <Stack gap="1" align="start">
          <p>{effort}</p>
          {service ? <AskLink about={service} /> : null}
        </Stack>
      ) : null}
    </>
  );
}
