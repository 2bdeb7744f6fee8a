import { Island } from '../../../framework/index.ts';
import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import * as layout from '../../content/layout.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
import styles from './EmbeddedFrame.module.css';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

const { form } = content.contact;
const { waiting, failed } = form;

/**
 * The embedded quote form, 800 px high [P6], beside the other ways to ask: a form that does not show may look loaded. In
 * its place, where its host does not answer: the quote form of this site.
 */
export function QuoteFormEmbed() {
  return (
    <HeadedSection
      name="form"
      intro={form}
      layout="column"
      background="mist"
      id="quote"
      contained={false}
      extra={
        <>
          <div className={styles.photo}>
            <Photo photo={form.photo} sizes="(width >= 64rem) 27rem, 92vw" ratio="4 / 3" />
          </div>
          {/* Below the photo, which thus stays where it is when they go. */}
          <div className={styles.beside}>
            <p>{form.otherWays}</p>
            <ButtonRow>
              <QuoteLink label={form.openInTab} variant="text" />
              <CallLink label={layout.call} variant="text" location="quote_form" />
              <EmailLink variant="text" location="quote_form" />
            </ButtonRow>
          </div>
        </>
      }
    >
      <EmbeddedFrame kind="form" id="fields" src={business.quoteForm.embedUrl} title={form.frameTitle}>
        <div role="status" className={styles.status}>
          <div className={styles.waiting}>
            <h3>{waiting.title}</h3>
            <p>{waiting.text}</p>
          </div>
          <div className={styles.failed}>
            <h3>{failed.title}</h3>
            <p>{failed.text}</p>
          </div>
        </div>
        <div className={styles.failed}>
          <Island
            component={QuoteForm}
            when="interaction"
            props={{ place: 'contact_form', received: failed.received }}
          />
          <div className={styles.ways}>
            <p>
              {failed.otherWays} <QuoteLink label={failed.openInTab} variant="text" />
            </p>
            <Button variant="secondary">{failed.retry}</Button>
            <ButtonRow>
              <CallLink label={layout.call} location="quote_form" variant="text" />
              <EmailLink location="quote_form" variant="text" />
            </ButtonRow>
          </div>
        </div>
      </EmbeddedFrame>
      <div className={styles.foot}>
        <QuoteLink label={form.openInTab} variant="text" />
      </div>
    </HeadedSection>
  );
}
