import type { Content } from '../../content/schemas/content-files.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Quotation } from '../../ui/Quotation.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';

/** The founder, described by the business and quoted. */
export function Founder({ about, business }: Content) {
  const { heading, paragraphs, quote } = about.founder;
  return (
    <Section background="tinted" name="founder">
      <Columns gap="7" align="centre">
        <FadeIn threshold={aboutFadeThreshold} direction="right">
          <Stack gap="4">
            <h2 id="founder-heading">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={text.muted}>
                {paragraph}
              </p>
            ))}
          </Stack>
        </FadeIn>
        <FadeIn threshold={aboutFadeThreshold} direction="left" delay={0.15}>
          <Quotation quote={quote} name={business.founder.firstName} role={business.founder.role} />
        </FadeIn>
      </Columns>
    </Section>
  );
}
