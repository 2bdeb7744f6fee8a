import { Island } from '@site/islands';
import type { Content } from '../../content/schemas/files.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
import styles from './AskForQuote.module.css';

/** The quote form on the home page, beside the other ways to ask for a quote. */
export function AskForQuote({ call, ...quoteForm }: Content['home']['quoteForm'] & { call: string }) {
  return (
    <Section
      background="mist"
      id="quote"
      labelledBy="quote-heading"
      // The toast has a fixed position.
      contained={false}
      className={styles.parts}
    >
      <div className={styles.words}>
        <SectionHeading id="quote-heading" intro={quoteForm} />
      </div>
      <div className={styles.form}>
        <noscript>
          <div className={styles.withoutScripts}>
            <p>{quoteForm.withoutScripts}</p>
            <ButtonRow>
              <QuoteLink location="final_form" />
              <CallLink label={call} location="quote_form" />
              <EmailLink variant="text" location="quote_form" />
            </ButtonRow>
          </div>
        </noscript>
        <Island component={QuoteForm} when="interaction" />
      </div>
      <div className={styles.aside}>
        <CheckList items={quoteForm.aside} />
        <div className={styles.other}>
          <p>{quoteForm.otherWays}</p>
          <ButtonRow>
            <QuoteLink label={quoteForm.booking} variant="text" location="final_form" />
            <CallLink label={call} variant="text" location="quote_form" />
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}
