import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';

/** Where the business cleans. */
export function Coverage(coverage: Content['home']['coverage']) {
  return (
    <Section tight labelledBy="coverage-heading">
      <Columns gap="4" align="end">
        <Stack gap="3">
          <h2 id="coverage-heading" className={classNames(text.label, text.eyebrow)}>
            {coverage.heading}
          </h2>
          <p className={text.subtitle}>{coverage.lead}</p>
        </Stack>
        <Stack gap="2">
          <p>{coverage.text}</p>
          <ButtonRow>
            {coverage.outside}
            <CallLink label={coverage.call} variant="text" location="coverage" />
          </ButtonRow>
        </Stack>
      </Columns>
    </Section>
  );
}
