import { Island } from '@site/islands';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import text from '../../ui/text.module.css';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
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
    // The toast has a fixed position.
    <Section background="mist" labelledBy="form-heading" tight contained={false}>
      <Columns columns="uneven" className={styles.parts}>
        <div>
          <SectionHeading id="form-heading" intro={form} />
        </div>
        {/* What floats hides over it (src/layout/Overlays.browser.ts). */}
        <div id="quote" className={styles.form}>
          <EmbeddedFrame kind="form" id="fields" src={embedUrl} title={form.frameTitle}>
            <div role="status" className={styles.state}>
              <Stack gap="3" className={styles.waiting}>
                <h3 className={text.subtitle}>{waiting.title}</h3>
                <p className={text.muted}>{waiting.text}</p>
              </Stack>
              {/* Its fields follow, under the heading of the section. */}
              <div className={classNames('visually-hidden', styles.failed)}>
                <h3>{failed.title}</h3>
                <p>{failed.text}</p>
              </div>
            </div>
            <Stack className={classNames(styles.state, styles.failed)}>
              <Island
                component={QuoteForm}
                when="interaction"
                props={{ place: 'contact_form', received: failed.received }}
              />
              <Cluster className={styles.ways}>
                <span className={text.small}>{failed.otherWays}</span>
                <QuoteLink label={failed.openInTab} variant="text" />
                <Button variant="secondary">{failed.retry}</Button>
              </Cluster>
            </Stack>
          </EmbeddedFrame>
          <div className={styles.foot}>
            <QuoteLink label={form.openInTab} variant="text" />
          </div>
        </div>
        <Grid gap="6" className={styles.aside}>
          <Stack gap="4">
            <h3>{next.heading}</h3>
            <ol className={styles.steps}>
              {next.steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
            {children}
          </Stack>
          <div className={styles.photo}>
            <Photo photo={form.photo} sizes="(width >= 64rem) 40rem, 92vw" ratio="4 / 3" wideRatio="fill" />
          </div>
          <div className={styles.beside}>
            <p>{form.otherWays}</p>
            <ButtonRow>
              <QuoteLink label={form.openInTab} variant="text" />
              <CallLink label={call} variant="text" location="quote_form" />
              <EmailLink variant="text" location="quote_form" />
            </ButtonRow>
          </div>
        </Grid>
      </Columns>
    </Section>
  );
}
