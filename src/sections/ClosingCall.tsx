import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

type ClosingCallProps = {
  heading: string;
  text: string;
  quote?: string;
  call?: string;
  link?: { label: string; to: string };
};

/** The last section of an inner page: what to do next. The first action is the primary one. */
export function ClosingCall({ heading, text, quote, call, link }: ClosingCallProps) {
  return (
    <>
      <WaveDivider to="deep" />
      <Section ground="deep" labelledBy="closing-heading">
        <SectionHeading id="closing-heading" heading={heading} text={text} layout="closing">
          <ButtonRow>
            {quote ? <QuoteLink label={quote} /> : null}
            {link ? <ButtonLink {...link} look={quote ? 'quiet' : 'primary'} /> : null}
            {call ? <CallLink label={call} location="closing" /> : null}
          </ButtonRow>
        </SectionHeading>
      </Section>
    </>
  );
}
