import { useState } from 'react';
import { quoteForm } from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { track } from '../../tracking.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Toaster } from '../../ui/Toast/Toaster.tsx';
import { createToastStore } from '../../ui/Toast/toast-store.ts';
import styles from './AskForQuote.module.css';
import { QuoteForm } from './quote-form/QuoteForm.tsx';
import type { QuoteRequest } from './quote-form/quote-request.ts';

/** The quote form of the home page [Q1], beside the other ways to ask for a quote. */
export function AskForQuote() {
  const [toasts] = useState(createToastStore);
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
      {/* Hides what is typed here from session replays. */}
      <div className={styles.form} data-clarity-mask="true">
        <noscript>
          <div className={styles.withoutScripts}>
            <p>{quoteForm.withoutScripts}</p>
            <ButtonRow>
              <QuoteLink location="final_form" />
              <CallLink label={layout.call} location="quote_form" />
              <EmailLink variant="text" location="quote_form" />
            </ButtonRow>
          </div>
        </noscript>
        <QuoteForm onRequested={logRequest} onReceived={() => toasts.show(quoteForm.toast)} />
        <Toaster store={toasts} closeLabel={quoteForm.toast.close} />
      </div>
      <div className={styles.aside}>
        <CheckList items={quoteForm.aside} />
        <div className={styles.other}>
          <p>{quoteForm.otherWays}</p>
          <ButtonRow>
            <QuoteLink variant="text" location="final_form" />
            <CallLink label={layout.call} variant="text" location="quote_form" />
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}

/** Tracks and logs a valid request [A3] [Q3]. The log contains no personal data. */
function logRequest({ serviceType }: QuoteRequest): void {
  track('quote_click', { location: 'final_form' });
  console.info(`A quote was requested with the form of this page: ${serviceType}.`);
}
