import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import * as layout from '../../content/layout.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { Photo } from '../../ui/Photo.tsx';
import styles from './EmbeddedFrame.module.css';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

const { form } = content.contact;
const { waiting, failed } = form;

/** The embedded quote form, 800 px high [P6], beside the other ways to ask: a form that does not show may look loaded. */
export function QuoteFormEmbed() {
  return (
    <HeadedSection
      name="form"
      intro={form}
      layout="column"
      background="mist"
      id="quote"
      extra={
        <>
          <div className={styles.beside}>
            <p>{form.otherWays}</p>
            <ButtonRow>
              <QuoteLink label={form.openInTab} variant="text" />
              <CallLink label={layout.call} variant="text" location="quote_form" />
              <EmailLink variant="text" location="quote_form" />
            </ButtonRow>
          </div>
          <div className={styles.photo}>
            <Photo photo={form.photo} sizes="(width >= 64rem) 27rem, 92vw" ratio="4 / 3" />
          </div>
        </>
      }
    >
      <EmbeddedFrame kind="form" src={business.quoteForm.embedUrl} title={form.frameTitle}>
        <div role="status">
          <div className={styles.waiting}>
            <h3>{waiting.title}</h3>
            <p>{waiting.text}</p>
          </div>
          <div className={styles.failed}>
            <h3>{failed.title}</h3>
            <p>{failed.text}</p>
          </div>
        </div>
        <div className={`${styles.failed} ${styles.ways}`}>
          <div className={styles.forms}>
            <ButtonLink {...failed.link} />
            <QuoteLink label={form.openInTab} variant="secondary" />
          </div>
          <p>{failed.otherWays}</p>
          <ButtonRow>
            <CallLink label={layout.call} location="quote_form" variant="text" />
            <EmailLink variant="text" location="quote_form" />
          </ButtonRow>
          <Button variant="secondary">{failed.retry}</Button>
        </div>
      </EmbeddedFrame>
      <div className={styles.foot}>
        <QuoteLink label={form.openInTab} variant="text" />
      </div>
    </HeadedSection>
  );
}
