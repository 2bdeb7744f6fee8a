import type { Content } from '../../content/schemas/content-files.ts';
import { inOrder } from '../../content/schemas/price.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Maintenance.module.css';

/** How often cleaners come, with the lowest guide price for each frequency, and what a visit includes. */
export function Maintenance({ home, residential: { maintenance } }: Content) {
  const { from, guide } = home.packages;
  const sizes = guide?.sizes ?? [];
  return (
    <Section name="maintenance" intro={maintenance} id="maintenance">
      <Stack gap="8">
        <Grid as="ul" columns="3" min="small" gap="6">
          {maintenance.frequencies.map(({ name, often, text: words, bestFor }) => {
            const [lowest] = inOrder(sizes.flatMap((size) => (often && size[often]) ?? []));
            return (
              <Stack as="li" key={name} gap="3" className={styles.frequency}>
                <Stack gap="1">
                  <h3 className={text.subtitle}>{name}</h3>
                  {lowest ? <p className={text.title}>{`${from} ${lowest.text}`}</p> : null}
                </Stack>
                <p>{words}</p>
                <Stack as="p" gap="1" className={text.muted}>
                  <strong className={text.small}>{maintenance.bestForLabel}</strong> {bestFor}
                </Stack>
              </Stack>
            );
          })}
        </Grid>
        <Columns align="centre" swap="stacked" lists="single">
          <Stack>
            <h3>{maintenance.includedLabel}</h3>
            <CheckList items={maintenance.included} columns="2" />
          </Stack>
          <Photo
            photo={maintenance.photo}
            sizes={`(width >= 64rem) ${widthAtRatio(maintenance.photo, '44vw', '4 / 3')}, 92vw`}
            ratio="16 / 9"
            wideRatio="4 / 3"
          />
        </Columns>
      </Stack>
    </Section>
  );
}
