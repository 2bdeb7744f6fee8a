import quoteForm from 'content:home/quoteForm';
import layout from 'content:layout';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

/** What a quote request promises, and the ways to make one. */
export function AskForQuote() {
  return (
    <Section ground="mist" id="quote" labelledBy="quote-heading">
      <SectionHeading id="quote-heading" heading={quoteForm.heading} text={quoteForm.text} layout="beside">
        <CheckList items={quoteForm.aside} />
        <ButtonRow>
          <QuoteLink />
          <CallLink label={layout.call} />
        </ButtonRow>
      </SectionHeading>
    </Section>
  );
}
