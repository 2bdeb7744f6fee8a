import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ReviewQuotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { GuidePrices } from '../GuidePrices.tsx';
import { PackageName } from '../PackageName.tsx';
import styles from './StartingPrices.module.css';

/** The starting price of each package and what it buys, and a review, beside guide prices by bedrooms. */
export function StartingPrices({ home, layout, residential, testimonials }: Content) {
  const { link, review: id, ...intro } = residential.prices;
  const { from, named, items, quoteLabel, guide } = home.packages;
  const review = testimonials.testimonials.find((item) => item.id === id);
  return (
    <Section name="prices" id="prices" intro={intro} background="quiet" list={items}>
      <Columns gap="7">
        <Stack gap="6">
          <dl>
            {items.map((item) => (
              <div key={item.id} className={styles.item}>
                <dt className={text.title}>
                  <PackageName item={item} named={named} />
                </dt>
                <dd className={styles.text}>
                  <p className={text.muted}>{item.description}</p>
                  {item.buys ? <p className={text.label}>{item.buys}</p> : null}
                </dd>
                <dd className={classNames(text.price, styles.price)}>
                  <span className={classNames(text.label, text.muted)}>{from}</span>
                  {` ${item.fromPrice.text}`}
                </dd>
              </div>
            ))}
          </dl>
          <ButtonRow>
            <QuoteLink label={quoteLabel} />
            <ButtonLink {...link} variant="text" />
          </ButtonRow>
          {review ? <ReviewQuotation review={review} newTabNote={layout.newTabNote} isSmall /> : null}
        </Stack>
        <GuidePrices guide={guide} />
      </Columns>
    </Section>
  );
}
