import type { Content } from '../../content/schemas/content-files.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Values.module.css';

/** The values of the business. */
export function Values(values: Content['about']['values']) {
  return (
    <Section name="values" intro={values} background="coloured" list={values.items}>
      <FadeIn threshold={aboutFadeThreshold}>
        <Grid as="dl" columns="4" gap="6" className={styles.values}>
          {values.items.map((value) => (
            <Stack key={value.title} gap="3">
              <dt className={text.subtitle}>{value.title}</dt>
              <dd className={text.muted}>{value.text}</dd>
            </Stack>
          ))}
        </Grid>
      </FadeIn>
    </Section>
  );
}
