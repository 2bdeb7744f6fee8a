import { Island } from '@site/islands';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import show from '../../styles/show.module.css';
import { ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
import styles from './AskForQuote.module.css';

/** The quote form on the home page, beside the other ways to ask for a quote. */
export function AskForQuote({ quoteForm, howItWorks }: Content['home']) {
  return (
    // Not contained, because the toast is fixed.
    <Section background="tinted" id="quote" name="quote" contained={false}>
      <Columns columns="uneven" className={styles.parts}>
        <SectionHeading id="quote-heading" intro={quoteForm} layout="column" />
        <div className={styles.form}>
          <noscript>
            <Stack>
              <p>{quoteForm.withoutScripts}</p>
              <ButtonRow>
                <QuoteLink location="final_form" isHosted />
                <CallLink location="quote_form" />
                <EmailLink variant="text" location="quote_form" />
              </ButtonRow>
            </Stack>
          </noscript>
          {/* Without scripts the form cannot send. */}
          <div className={show.withScripts}>
            {/* `src/browser/ask.ts` says here what it has written into the form. */}
            <p role="status" data-asked="" className={classNames(text.title, styles.asked)} />
            <Island component={QuoteForm} when="interaction" />
          </div>
        </div>
        <Stack gap="6">
          <CheckList items={quoteForm.aside} className={show.fromTablet} />
          <Stack as="ol" gap="3" className={classNames(text.title, styles.steps, show.fromDesktop)}>
            {howItWorks[howItWorks.variant].map((step) => (
              <li key={step.title}>{step.title}</li>
            ))}
          </Stack>
          <Stack gap="1" className={classNames(styles.ways, show.withScripts)}>
            <p>{quoteForm.otherWays}</p>
            <ButtonRow>
              <QuoteLink label={quoteForm.booking} variant="text" location="final_form" isHosted />
              <CallLink variant="text" location="quote_form" />
            </ButtonRow>
          </Stack>
        </Stack>
      </Columns>
    </Section>
  );
}
