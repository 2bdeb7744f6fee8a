import type { Content } from '../../content/schemas/files.ts';
import { noticeDays } from '../../lib/notice-days.ts';
import { telHref } from '../../lib/phone.ts';
import { contactAttributes } from '../../tracking.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './ContactCards.module.css';

type ContactCardsProps = Pick<Content['contact'], 'cards' | 'reply'> & {
  business: Content['business'];
  noticeLabels: Content['layout']['notices'];
};

/** Phone, e-mail and hours, as large tap targets. */
export function ContactCards({ cards, reply, business, noticeLabels }: ContactCardsProps) {
  return (
    <Section tight>
      <ul className={styles.cards}>
        <li className={styles.card}>
          <h2 className={styles.title}>{cards.phone.title}</h2>
          <a
            className={styles.fact}
            href={telHref(business.phone)}
            {...contactAttributes('contact_details', 'Phone number')}
          >
            {business.phone}
          </a>
          <p>{cards.phone.text}</p>
          <a className={styles.save} href="/contact.vcf" download={`${business.name}.vcf`}>
            {cards.phone.save}
          </a>
        </li>
        <li className={styles.card}>
          <h2 className={styles.title}>{cards.email.title}</h2>
          <a
            className={styles.fact}
            href={`mailto:${business.email}`}
            {...contactAttributes('contact_details', 'Email address')}
          >
            {business.email}
          </a>
          <p>{cards.email.text}</p>
        </li>
        <li className={styles.card}>
          <h2 className={styles.title}>{cards.hours.title}</h2>
          <dl className={styles.hours}>
            {business.openingHours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {business.notices.map((notice) => (
            <p key={`${notice.from} ${notice.words}`} data-until={notice.until}>
              {`${noticeDays(notice, noticeLabels.days)}: ${notice.words}`}
            </p>
          ))}
          <p>{reply}</p>
        </li>
      </ul>
    </Section>
  );
}
