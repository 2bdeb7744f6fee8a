import { content } from '../../content/index.ts';
import type { Comparison } from '../../content/schemas/runtime.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ComparisonPair, comparisonsFromHtml } from '../../ui/ComparisonPair.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/Section.tsx';

/** Comparisons, side by side on wide viewports. */
export function BeforeAfterPreview({ pairs }: { pairs: readonly Comparison[] }) {
  const beforeAfter = content.home.beforeAfter;
  return (
    <Section
      name="before-after"
      intro={beforeAfter}
      size="list"
      tight="joined"
      extra={<ButtonLink {...beforeAfter.link} variant="text" />}
    >
      <Grid>
        {pairs.map((pair) => (
          <ComparisonPair key={pair.title} pair={pair} labels={content.layout.comparison} />
        ))}
      </Grid>
    </Section>
  );
}

BeforeAfterPreview.fromHtml = (html: HTMLElement) => ({ pairs: comparisonsFromHtml(html) });
