import type { Content } from '../content/schemas/files.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { ReviewQuotation } from '../ui/ReviewQuotation.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import styles from './StartingPrices.module.css';

type StartingPricesProps = {
  prices: {
    heading: string;
    text: string;
    link: { label: string; to: string };
    /** The id of the review beside them. */
    review: string | null;
  };
  packages: Content['home']['packages'];
  reviews: Content['testimonials']['testimonials'];
  newTabNote: string;
  background: Background;
};

/** What each package starts from, with a quote link and a review: a pause in the middle of a long page. */
export function StartingPrices({
  prices: { link, review: id, ...intro },
  packages: { from, items, quoteLabel },
  reviews,
  newTabNote,
  background,
}: StartingPricesProps) {
  const review = reviews.find((item) => item.id === id);
  return (
    <Section
      name="prices"
      intro={intro}
      layout="column"
      extra={
        review ? (
          <div className={styles.review}>
            <ReviewQuotation review={review} newTabNote={newTabNote} />
          </div>
        ) : null
      }
      background={background}
      className={styles.band}
    >
      <dl className={styles.prices}>
        {items.map(({ id, name, description, fromPrice }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={styles.text}>{description}</dd>
            <dd className={styles.price}>
              <span className={styles.from}>{from}</span>
              {` $${fromPrice}`}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonRow>
        <QuoteLink label={quoteLabel} />
        <ButtonLink {...link} variant="text" />
      </ButtonRow>
    </Section>
  );
}
