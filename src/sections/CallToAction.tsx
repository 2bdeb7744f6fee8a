import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

type CallToActionProps = {
  heading: string;
  text: string;
  quote?: string;
  call?: string;
  link?: { label: string; to: string };
};

/** The call to action at the end of an inner page; its first link is the primary one. */
export function CallToAction({ quote, call, link, ...intro }: CallToActionProps) {
  const actions = (
    <ButtonRow>
      {quote ? <QuoteLink label={quote} /> : null}
      {link ? <ButtonLink {...link} variant={quote ? 'secondary' : 'primary'} /> : null}
      {call ? <CallLink label={call} location="closing" /> : null}
    </ButtonRow>
  );
  return (
    <>
      <WaveDivider to="deep" />
      <HeadedSection name="closing" intro={intro} layout="closing" background="deep" extra={actions} />
    </>
  );
}
