import type { Content } from '../content/schemas/content-files.ts';
import { frequencies } from '../content/schemas/guide-prices.ts';
import { inOrder } from '../content/schemas/price.ts';
import { interpolate } from '../lib/interpolate.ts';
import { unbroken } from '../lib/unbroken.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import edges from '../ui/layout/edges.module.css';
import { Stack } from '../ui/layout/Stack.tsx';
import text from '../ui/text.module.css';
import styles from './GuidePrices.module.css';

type GuidePricesProps = {
  guide: Content['home']['packages']['guide'];
  /**
   * Whether the prices are collapsed below their heading, as part of a list of packages. A link to #guide-prices opens
   * them.
   */
  isFolded?: boolean;
};

/** The price of a visit by bedrooms and frequency. Renders nothing without sizes. */
export function GuidePrices({ guide, isFolded = false }: GuidePricesProps) {
  if (!guide?.sizes.length) return null;
  const content = (
    <Stack gap="4">
      <p>{guide.text}</p>
      <Table {...guide} />
      <p className={text.small}>{guide.note}</p>
    </Stack>
  );
  if (isFolded)
    return (
      <Disclosure
        id="guide-prices"
        heading={
          <span>
            <span id="guide-prices-heading" className={text.title}>
              {guide.heading}
            </span>{' '}
            <span className={text.label}>{rangeOf(guide)}</span>
          </span>
        }
      >
        {content}
      </Disclosure>
    );
  return (
    <Stack gap="4">
      <h3 id="guide-prices-heading">{guide.heading}</h3>
      {content}
    </Stack>
  );
}

function rangeOf({ range, sizes }: NonNullable<GuidePricesProps['guide']>) {
  const prices = inOrder(sizes.flatMap((size) => frequencies.flatMap((often) => size[often] ?? [])));
  const [lowest, highest] = [prices[0], prices.at(-1)];
  return lowest && highest ? unbroken(interpolate(range, { from: lowest.text, to: highest.text })) : null;
}

/**
 * A row for each frequency. Labels of sizes are short, so usual tables fit into the narrowest phone; wider tables
 * scroll. The lowest price is emphasised, because packages start from it.
 */
function Table({ sizes, bedrooms, ...guide }: NonNullable<GuidePricesProps['guide']>) {
  const offered = frequencies.filter((often) => sizes.some((size) => size[often]));
  const [lowest] = inOrder(sizes.flatMap((size) => offered.flatMap((often) => size[often] ?? [])));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls tables that are wider than the viewport
    <div className={edges.row} role="group" aria-labelledby="guide-prices-heading" tabIndex={0}>
      <table className={styles.table} aria-labelledby="guide-prices-heading">
        <thead>
          <tr>
            <th scope="row" className={styles.cell}>
              {bedrooms}
            </th>
            {sizes.map((size, index) => (
              // Two sizes may have the same name.
              <th key={index} scope="col" className={styles.cell}>
                {size.bedrooms}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offered.map((often) => (
            <tr key={often}>
              <th scope="row" className={styles.cell}>
                {guide[often]}
              </th>
              {sizes.map((size, index) => (
                <td key={index} className={styles.cell}>
                  {size[often]?.amount === lowest?.amount ? (
                    <strong>{size[often]?.text}</strong>
                  ) : (
                    size[often]?.text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
