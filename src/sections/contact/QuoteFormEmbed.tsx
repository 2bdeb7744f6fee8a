import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import * as layout from '../../content/layout.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { EmailLink } from '../../links/EmailLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './QuoteFormEmbed.module.css';

const { form } = content.contact;

/** The embedded quote form, 800 px high [P6], beside the other ways to ask for a quote in case it does not load. */
export function QuoteFormEmbed() {
  return (
    <HeadedSection
      name="form"
      intro={form}
      layout="beside"
      background="mist"
      id="quote"
      extra={
        <div className={styles.ways}>
          <ButtonRow>
            <QuoteLink label={form.openInTab} />
            <CallLink label={layout.call} location="quote_form" />
            <EmailLink variant="text" location="quote_form" />
          </ButtonRow>
        </div>
      }
    >
      <iframe
        className={styles.frame}
        src={business.quoteForm.embedUrl}
        title={form.frameTitle}
        height="800"
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </HeadedSection>
  );
}
