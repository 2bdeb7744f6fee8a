import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import * as layout from '../../content/layout.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './EmbeddedFrame.module.css';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

const { form } = content.contact;

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
        <div className={styles.beside}>
          <p>{form.otherWays}</p>
          <ButtonRow>
            <QuoteLink label={form.openInTab} variant="text" />
            <CallLink label={layout.call} variant="text" location="quote_form" />
            <EmailLink variant="text" location="quote_form" />
          </ButtonRow>
        </div>
      }
    >
      <EmbeddedFrame
        kind="form"
        src={business.quoteForm.embedUrl}
        title={form.frameTitle}
        waiting={form.waiting}
        failed={form.failed}
      >
        <CallLink label={layout.call} location="quote_form" variant="primary" />
        <QuoteLink label={form.openInTab} variant="secondary" />
        <EmailLink variant="text" location="quote_form" />
      </EmbeddedFrame>
      <div className={styles.foot}>
        <QuoteLink label={form.openInTab} variant="text" />
      </div>
    </HeadedSection>
  );
}
