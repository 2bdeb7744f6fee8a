import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/files.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './QuoteFormEmbed.module.css';
import { OwnQuoteForm, QuotePanel } from './QuotePanel.tsx';

type QuoteFormEmbedProps = Content['contact']['form'] & {
  /** null: the form of this site is shown instead. */
  embedUrl: string | null;
  /** The label of the call link. */
  call: string;
  /** Shown below the next steps. */
  children: ReactNode;
};

/**
 * The embedded quote form, 800 px high, beside the next steps and other ways to ask, because a form that shows nothing
 * may look loaded. If its host does not answer, or there is none, the quote form of this site is shown instead.
 */
export function QuoteFormEmbed({ embedUrl, call, children, ...form }: QuoteFormEmbedProps) {
  return (
    // Not contained, because the toast is fixed.
    <Section background="tinted" labelledBy="form-heading" tight contained={false}>
      <Columns columns="uneven" className={styles.parts}>
        <div>
          <SectionHeading id="form-heading" intro={form} />
        </div>
        {/* The overlays hide over this element (src/layout/after-main/Overlays.browser.ts). */}
        <div id="quote" className={styles.form}>
          {embedUrl ? (
            <>
              <EmbeddedFrame kind="form" id="fields" src={embedUrl} title={form.frameTitle}>
                <QuotePanel {...form} />
              </EmbeddedFrame>
              <div className={styles.foot}>
                <QuoteLink label={form.openInTab} variant="text" isHosted />
              </div>
            </>
          ) : (
            <div id="fields" tabIndex={-1}>
              <OwnQuoteForm received={form.failed.received} />
            </div>
          )}
        </div>
        <Grid gap="6" className={styles.aside}>
          <NextSteps {...form.next}>{children}</NextSteps>
          <div className={styles.photo}>
            <Photo photo={form.photo} sizes="(width >= 64rem) 40rem, 92vw" ratio="4 / 3" wideRatio="fill" />
          </div>
          <div className={styles.beside}>
            <p>{form.otherWays}</p>
            <ButtonRow>
              <QuoteLink label={form.openInTab} variant="text" isHosted />
              <CallLink label={call} variant="text" location="quote_form" />
              <EmailLink variant="text" location="quote_form" />
            </ButtonRow>
          </div>
        </Grid>
      </Columns>
    </Section>
  );
}
