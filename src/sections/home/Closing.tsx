import { closing } from '../../content/home.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function Closing() {
  return (
    <Section ground="deep" labelledBy="closing-heading">
      <SectionHeading id="closing-heading" heading={closing.heading} text={closing.text} layout="centred">
        <ButtonRow>
          <QuoteLink label={closing.quote} />
          <CallLink label={closing.call} location="closing" />
          <EmailLink label={closing.email} location="closing" />
        </ButtonRow>
      </SectionHeading>
    </Section>
  );
}
