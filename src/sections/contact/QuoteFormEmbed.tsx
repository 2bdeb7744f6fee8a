import { Island } from '@site/islands';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
import frameStyles from './EmbeddedFrame.module.css';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';
import styles from './QuoteFormEmbed.module.css';

type QuoteFormEmbedProps = Content['contact']['form'] & {
  embedUrl: string;
  /** The label of the call link. */
  call: string;
  /** Below the next steps. */
  children: ReactNode;
};

/**
 * The embedded quote form, 800 px high, beside what happens next and the other ways to ask: a form that does not
 * show may look loaded. In its place, where its host does not answer: the quote form of this site.
 */
export function QuoteFormEmbed({ embedUrl, call, children, ...form }: QuoteFormEmbedProps) {
  const { next, waiting, failed } = form;
  return (
    <Section
      background="mist"
      labelledBy="form-heading"
      // The toast has a fixed position.
      contained={false}
      className={styles.parts}
    >
      <SectionHeading id="form-heading" intro={form} />
      {/* What floats hides over it (src/layout/Overlays.browser.ts). */}
      <div id="quote" className={styles.form}>
        <EmbeddedFrame kind="form" id="fields" src={embedUrl} title={form.frameTitle}>
          <div role="status" className={frameStyles.status}>
            <div className={frameStyles.waiting}>
              <h3>{waiting.title}</h3>
              <p>{waiting.text}</p>
            </div>
            {/* Its fields follow, under the heading of the section. */}
            <div className={classNames('visually-hidden', frameStyles.failed)}>
              <h3>{failed.title}</h3>
              <p>{failed.text}</p>
            </div>
          </div>
          <div className={frameStyles.failed}>
            <Island
              component={QuoteForm}
              when="interaction"
              props={{ place: 'contact_form', received: failed.received }}
            />
            <div className={frameStyles.ways}>
              <span>{failed.otherWays}</span>
              <ButtonRow>
                <QuoteLink label={failed.openInTab} variant="text" />
                <Button variant="secondary">{failed.retry}</Button>
              </ButtonRow>
            </div>
          </div>
        </EmbeddedFrame>
        <div className={frameStyles.foot}>
          <QuoteLink label={form.openInTab} variant="text" />
        </div>
      </div>
      <div className={styles.aside}>
        <div>
          <h3>{next.heading}</h3>
          <ol className={styles.steps}>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {children}
        </div>
        <div className={styles.photo}>
          <Photo photo={form.photo} sizes="(width >= 64rem) 40rem, 92vw" ratio="4 / 3" />
        </div>
        <div className={frameStyles.beside}>
          <p>{form.otherWays}</p>
          <ButtonRow>
            <QuoteLink label={form.openInTab} variant="text" />
            <CallLink label={call} variant="text" location="quote_form" />
            <EmailLink variant="text" location="quote_form" />
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}
