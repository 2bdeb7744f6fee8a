import { stickyQuote } from '../../content/home.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import styles from './StickyQuote.module.css';

/** The quote link that stays in the corner. */
export function StickyQuote() {
  return (
    <div className={styles.sticky}>
      <QuoteLink label={stickyQuote} location="sticky_button" />
    </div>
  );
}
