import type { Content } from '../../content/schemas/files.ts';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

/** What sets the business apart. The heading is in the first cell. */
export function Differences(apart: Content['about']['apart']) {
  return (
    <Section labelledBy="apart-heading" list={apart.items}>
      <Grid columns="3" gap="7">
        <div>
          <SectionHeading id="apart-heading" intro={apart} />
        </div>
        <IconPoints items={apart.items} variant="cells" />
      </Grid>
    </Section>
  );
}
