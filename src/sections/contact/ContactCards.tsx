import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { noticeDays } from '../../lib/notice-days.ts';
import { telHref } from '../../lib/phone.ts';
import { contactAttributes } from '../../tracking.ts';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import text from '../../ui/text.module.css';
import styles from './ContactCards.module.css';

const factClass = classNames(text.title, styles.fact);

/** Phone, e-mail and hours, as large tap targets. */
export function ContactCards({ business, contact: { cards, reply }, layout }: Content) {
  return (
    <ul>
      <Card title={cards.phone.title} texts={<p>{cards.phone.text}</p>}>
        <Cluster gap="5" align="baseline">
          <a
            className={factClass}
            href={telHref(business.phone)}
            {...contactAttributes('contact_details', 'Phone number')}
          >
            {business.phone}
          </a>
          <a className={text.small} href="/contact.vcf" download={`${business.name}.vcf`}>
            {cards.phone.save}
          </a>
        </Cluster>
      </Card>
      <Card title={cards.email.title} texts={<p>{cards.email.text}</p>}>
        <a
          className={factClass}
          href={`mailto:${business.email}`}
          {...contactAttributes('contact_details', 'Email address')}
        >
          {business.email}
        </a>
      </Card>
      <Card
        title={cards.hours.title}
        texts={
          <>
            {business.notices.map((notice) => (
              <p key={`${notice.from} ${notice.words}`} data-until={notice.until}>
                {`${noticeDays(notice, layout.notices.days)}: ${notice.words}`}
              </p>
            ))}
            {reply ? <p>{reply}</p> : null}
          </>
        }
      >
        <Cluster as="dl" className={factClass}>
          {business.openingHours.map(({ days, hours }) => (
            <Cluster key={days} gap="1">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </Cluster>
          ))}
        </Cluster>
      </Card>
    </ul>
  );
}

/** One way to reach the business, as `children`, with a note. */
function Card({ title, texts, children }: { title: string; texts: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <h2 className={classNames(text.label, text.muted)}>{title}</h2>
      <Grid gap="1">
        {children}
        <div className={text.small}>{texts}</div>
      </Grid>
    </li>
  );
}
