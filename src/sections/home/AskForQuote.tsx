import home from 'content:home';
import layout from 'content:layout';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { quoteForm } = home;

/** What a quote request promises, and the ways to make one. */
export function AskForQuote() {
  return (
    <Section ground="mist" id="quote" labelledBy="quote-heading">
      <SectionHeading id="quote-heading" heading={quoteForm.heading} text={quoteForm.text} layout="beside">
        <CheckList items={quoteForm.aside} />
        <ButtonRow>
          <QuoteLink location="final_form" />
          <CallLink label={layout.call} location="quote_form" />
        </ButtonRow>
      </SectionHeading>
    </Section>
  );
}
