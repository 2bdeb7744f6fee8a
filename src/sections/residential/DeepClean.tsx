import type { Content } from '../../content/schemas/content-files.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Bleed } from '../../ui/layout/Bleed.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';

/** What a deep clean includes, and when it makes sense. */
export function DeepClean(deep: Content['residential']['deep']) {
  return (
    <Section id="deep" name="deep">
      <Columns columns="uneven" swap="always" lists="single">
        <Stack>
          <h2 id="deep-heading">{deep.heading}</h2>
          <p className={text.lead}>{deep.text}</p>
          <Grid gap="6">
            <Stack gap="4">
              <h3>{deep.includedLabel}</h3>
              <CheckList items={deep.included} />
            </Stack>
            <Stack gap="4">
              <h3>{deep.whenLabel}</h3>
              <CheckList items={deep.when} />
            </Stack>
          </Grid>
        </Stack>
        <Bleed
          side="left"
          photo={deep.photo}
          sizes={`(width >= 64rem) max(41vw, ${widthAtHeight(deep.photo, 44)}), 92vw`}
          wideRatio="fill"
        />
      </Columns>
    </Section>
  );
}
