import stickyQuote from 'content:home/stickyQuote';
import { useInView } from '../../hooks/use-in-view.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import styles from './StickyQuote.module.css';

/**
 * The quote link that stays in the corner. Where scripts run it waits until the hero, which has one of its own, is
 * mostly scrolled past; without scripts it is always there.
 */
export function StickyQuote() {
  const overHero = useInView('hero', 'home', '-40% 0px 0px');
  return (
    <div className={styles.sticky} data-shown={overHero === false}>
      <QuoteLink label={stickyQuote} location="sticky_button" />
    </div>
  );
}
