import type { Content } from '../content/schemas/files.ts';
import { classNames } from '../lib/class-names.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { ReviewQuotation } from '../ui/ReviewQuotation.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
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
      extra={review ? <ReviewQuotation review={review} newTabNote={newTabNote} /> : null}
      background={background}
      list={items}
    >
      <Stack>
        <dl>
          {items.map(({ id, name, description, fromPrice }) => (
            <div key={id} className={styles.item}>
              <dt className={text.title}>{name}</dt>
              <dd className={classNames(text.muted, styles.text)}>{description}</dd>
              <dd className={classNames(text.price, styles.price)}>
                <span className={classNames(text.label, text.muted)}>{from}</span>
                {` $${fromPrice}`}
              </dd>
            </div>
          ))}
        </dl>
        <ButtonRow>
          <QuoteLink label={quoteLabel} />
          <ButtonLink {...link} variant="text" />
        </ButtonRow>
      </Stack>
    </Section>
  );
}
