import { Island } from '@site/islands';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import show from '../../styles/show.module.css';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
import { RatingLine } from '../RatingLine.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';
import styles from './QuoteFormEmbed.module.css';

/**
 * The embedded quote form, 800 px high. Its host may not answer, and the page can't tell, so other ways to ask stay in
 * view beside it, and the quote form of this site follows.
 */
export function QuoteFormEmbed({ business, contact, home }: Content) {
  const { failed: own, ...form } = contact.form;
  // Without it, there is only the form of this site.
  const { embedUrl } = business.quoteForm;
  const ownForm = (
    <Island
      component={QuoteForm}
      when="interaction"
      props={{ place: 'contact_form', received: own.received }}
    />
  );
  const linkAndCall = (
    <>
      <QuoteLink label={form.openInTab} variant="text" isHosted />
      <CallLink variant="text" location="quote_form" />
    </>
  );
  return (
    // Not contained, because the toast is fixed.
    <Section background="tinted" name="form" tight contained={false}>
      <Columns columns="uneven" className={styles.parts}>
        <SectionHeading id="form-heading" intro={form} layout="column" />
        {/* The overlays hide over this element (src/layout/after-main/Overlays.browser.ts). */}
        <Stack id="quote" gap="4" className={styles.forms}>
          <div id="fields" tabIndex={-1}>
            {embedUrl ? (
              <EmbeddedFrame kind="form" src={embedUrl} title={form.frameTitle} />
            ) : (
              <div className={classNames(styles.own, show.withScripts)}>{ownForm}</div>
            )}
          </div>
          {embedUrl ? (
            <>
              <Cluster className={classNames(styles.foot, show.belowDesktop)}>{linkAndCall}</Cluster>
              <Stack gap="3" className={classNames(styles.own, show.withScripts)}>
                <h3 className={text.subtitle}>{own.title}</h3>
                <p className={text.muted}>{own.text}</p>
                {ownForm}
              </Stack>
            </>
          ) : null}
        </Stack>
        <Grid gap="6" className={styles.aside}>
          <Stack gap="4">
            <h3>{form.next.heading}</h3>
            <ol className={styles.steps}>
              {form.next.steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
            <RatingLine rating={business.rating} text={home.testimonials.ratingLine} />
          </Stack>
          {/* On phones the section ends with "What happens next". */}
          <div className={classNames(show.fromTablet, show.belowDesktop)}>
            <Photo photo={form.photo} sizes="92vw" ratio="4 / 3" />
          </div>
          <div className={styles.beside}>
            <p>{form.otherWays}</p>
            <Cluster gap="1">
              {linkAndCall}
              <EmailLink variant="text" location="quote_form" />
            </Cluster>
          </div>
        </Grid>
      </Columns>
    </Section>
  );
}
