import type { Content } from '../../content/schemas/content-files.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './CaseStudy.module.css';

/** A client's words and figures, in the coloured band of the page. */
export function CaseStudy(caseStudy: NonNullable<Content['commercial']['caseStudy']>) {
  return (
    <Section background="coloured" name="case">
      <Stack gap="7">
        <Columns columns="uneven" gap="7" align="centre" swap="always" tablet>
          <Stack>
            <h2 id="case-heading" className={text.label}>
              {caseStudy.heading}
            </h2>
            <Quotation quote={caseStudy.quoteText} name={caseStudy.name} role={caseStudy.role} />
          </Stack>
          <Photo photo={caseStudy.photo} sizes="(width >= 64rem) 28rem, 92vw" ratio="3 / 4" />
        </Columns>
        {caseStudy.facts.length > 0 ? (
          <Grid as="dl" columns="3" min="small">
            {caseStudy.facts.map((fact) => (
              <div key={fact.label} className={styles.fact}>
                <dt className={text.muted}>{fact.label}</dt>
                <dd className={text.subtitle}>{fact.value}</dd>
              </div>
            ))}
          </Grid>
        ) : null}
      </Stack>
    </Section>
  );
}
