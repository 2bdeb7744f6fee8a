import type { Content } from '../../content/schemas/content-files.ts';
import { startingPrice } from '../../content/schemas/price.ts';
import { classNames } from '../../lib/class-names.ts';
import { AskLink } from '../../links/AskLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { GuidePrices } from '../GuidePrices.tsx';
import { PackageName } from '../PackageName.tsx';
import { Fold, folded } from './Fold.tsx';
import styles from './Packages.module.css';

/** The packages with price, description and features. */
export function Packages(packages: Content['home']['packages']) {
  return (
    <Section
      id="packages"
      name="packages"
      intro={packages}
      list={packages.items}
      layout="beside"
      background="quiet"
      extra={
        packages.guide?.sizes.length ? (
          <ButtonLink to="#guide-prices" label={packages.guide.link} variant="text" />
        ) : null
      }
    >
      <Stack gap="6">
        <Stack as="ul" gap="4" className={styles.list}>
          {packages.items.map((item) => (
            <Grid
              as="li"
              key={item.id}
              gap="4"
              className={classNames(styles.item, item.popular && styles.popular)}
            >
              <Stack gap="4" className={styles.offer}>
                <Cluster gap="2" justify="between" align="baseline">
                  <h3>
                    <PackageName item={item} named={packages.named} />
                  </h3>
                  {item.popular ? <Badge>{packages.popularLabel}</Badge> : null}
                </Cluster>
                <p className={text.muted}>{item.description}</p>
                <Stack gap="2">
                  <p className={text.price}>
                    <span className={classNames(text.label, text.muted)}>{packages.from}</span>
                    {` ${item.fromPrice.text}`}
                  </p>
                  {item.buys ? <p className={text.label}>{item.buys}</p> : null}
                </Stack>
              </Stack>
              {item.popular ? null : <Fold label={packages.included} />}
              <CheckList items={item.features} className={folded} />
              <div className={classNames(styles.quote, folded)}>
                <QuoteLink
                  label={packages.quoteLabel}
                  variant={item.popular ? 'primary' : 'secondary'}
                  location={`package_${item.id}`}
                  packageName={item.name}
                />
                <AskLink about={startingPrice(item, packages.from)} service={item.id} isOnHome />
              </div>
            </Grid>
          ))}
        </Stack>
        <p className={classNames(text.small, styles.note)}>{packages.note}</p>
        <GuidePrices guide={packages.guide} isOnHome />
      </Stack>
    </Section>
  );
}

/** The add-ons: a compact list below the packages. Phones show the titles; one summary opens all texts. */
export function AddOns(addOns: Content['home']['addOns']) {
  return (
    <Section
      name="add-ons"
      intro={addOns}
      list={addOns.items}
      size="list"
      layout="beside"
      background="quiet"
      tight="joined"
    >
      <Fold label={addOns.more} />
      <IconPoints items={addOns.items} variant="compact" columns="3" />
    </Section>
  );
}
