import type { Content } from '../../content/schemas/files.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Maintenance.module.css';

export function Maintenance(maintenance: Content['residential']['maintenance']) {
  return (
    <Section name="maintenance" intro={maintenance} layout="beside" id="maintenance">
      <Stack gap="8">
        <Grid as="ul" columns="3" min="small" gap="6">
          {maintenance.frequencies.map((frequency) => (
            <Stack as="li" key={frequency.name} gap="3" className={styles.frequency}>
              <h3 className={text.subtitle}>{frequency.name}</h3>
              <p>{frequency.text}</p>
              <Stack as="p" gap="1" className={text.muted}>
                <strong className={text.small}>{maintenance.bestForLabel}</strong> {frequency.bestFor}
              </Stack>
            </Stack>
          ))}
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
