import type { Content } from '../content/schemas/content-files.ts';
import { frequencies, pricedCleans } from '../content/schemas/guide-prices.ts';
import { inOrder } from '../content/schemas/price.ts';
import { interpolate } from '../lib/interpolate.ts';
import { formOnHome } from '../lib/own-form.ts';
import { unbroken } from '../lib/unbroken.ts';
import show from '../styles/show.module.css';
import { Disclosure } from '../ui/Disclosure.tsx';
import edges from '../ui/layout/edges.module.css';
import { Stack } from '../ui/layout/Stack.tsx';
import text from '../ui/text.module.css';
import styles from './GuidePrices.module.css';

type GuidePricesProps = {
  guide: Content['home']['packages']['guide'];
  /**
   * Whether the prices are part of the packages of home. On narrow viewports they are then collapsed below their
   * heading, and a link to #guide-prices opens them.
   */
  isOnHome?: boolean;
};

/** The price of a visit by bedrooms and frequency. Renders nothing without sizes. */
export function GuidePrices({ guide, isOnHome = false }: GuidePricesProps) {
  if (!guide?.sizes.length) return null;
  const content = (
    <Stack gap="4">
      <h3 id="guide-prices-heading" className={isOnHome ? show.fromDesktop : undefined}>
        {guide.heading}
      </h3>
      <p>{guide.text}</p>
      <Table {...guide} form={isOnHome ? '#quote' : formOnHome} />
      <p className={text.small}>{guide.note}</p>
    </Stack>
  );
  if (!isOnHome) return content;
  const heading = (
    <span>
      <span className={text.title}>{guide.heading}</span> <span className={text.label}>{rangeOf(guide)}</span>
    </span>
  );
  return (
    <div className={styles.folded}>
      <Disclosure id="guide-prices" heading={heading}>
        {content}
      </Disclosure>
    </div>
  );
}

function rangeOf({ range, sizes }: NonNullable<GuidePricesProps['guide']>) {
  const prices = inOrder(sizes.flatMap((size) => frequencies.flatMap((often) => size[often] ?? [])));
  const [lowest, highest] = [prices[0], prices.at(-1)];
  return lowest && highest ? unbroken(interpolate(range, { from: lowest.text, to: highest.text })) : null;
}

/** The form's service for rows that are not regular cleans. */
const serviceTypes: { [clean: string]: string } = { deep: 'deep', vacate: 'move-prep' };

type TableProps = NonNullable<GuidePricesProps['guide']> & {
  /** The address of the form that a press on a price opens. */
  form: string;
};

/**
 * A row for each kind of clean. Labels of sizes are short, so usual tables fit into the narrowest phone; wider tables
 * scroll. The price of the usual home is emphasised, otherwise the lowest, because packages start from it.
 */
function Table({ sizes, bedrooms, askFor, usual, form, ...guide }: TableProps) {
  const offered = pricedCleans.filter((clean) => sizes.some((size) => size[clean]));
  const [lowest] = inOrder(sizes.flatMap((size) => offered.flatMap((clean) => size[clean] ?? [])));
  const words = (size: (typeof sizes)[number], clean: (typeof offered)[number]) => {
    const isUsual = usual
      ? size.bedrooms === usual.bedrooms && clean === usual.frequency
      : size[clean]?.amount === lowest?.amount;
    return isUsual ? <strong>{size[clean]?.text}</strong> : size[clean]?.text;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls tables that are wider than the viewport
    <div className={edges.row} role="group" aria-labelledby="guide-prices-heading" tabIndex={0}>
      <table className={styles.table} aria-labelledby="guide-prices-heading" data-ask={askFor}>
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
          {offered.map((clean) => (
            <tr key={clean} data-service-type={serviceTypes[clean] ?? 'general'}>
              <th scope="row" className={styles.cell}>
                {guide[clean]}
              </th>
              {sizes.map((size, index) => (
                <td key={index} className={styles.cell}>
                  {askFor && size[clean] ? (
                    <a href={form} className={styles.price}>
                      {words(size, clean)}
                    </a>
                  ) : (
                    words(size, clean)
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
