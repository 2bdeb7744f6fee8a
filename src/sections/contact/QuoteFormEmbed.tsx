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

/** The hosted quote form inside the page, with every other way to ask beside it should it not load. */
export function QuoteFormEmbed() {
  return (
    <HeadedSection
      name="form"
      intro={form}
      layout="beside"
      ground="mist"
      id="quote"
      extra={
        <div className={styles.ways}>
          <ButtonRow>
            <QuoteLink label={form.openInTab} />
            <CallLink label={layout.call} location="quote_form" />
            <EmailLink look="text" location="quote_form" />
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
