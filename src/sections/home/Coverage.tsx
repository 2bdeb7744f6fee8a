import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';

/** Where the business cleans: a line below the hero. */
export function Coverage(coverage: Content['home']['coverage']) {
  return (
    <Section tight name="coverage">
      <Columns columns="uneven" gap="2">
        <Stack gap="1">
          <h2 id="coverage-heading" className={classNames(text.label, text.eyebrow)}>
            {coverage.heading}
          </h2>
          <p className={text.title}>{coverage.lead}</p>
        </Stack>
        <div>
          <p>{coverage.text}</p>
          <Cluster as="p" gap="2" data-print="hide">
            {coverage.outside}
            <CallLink label={coverage.call} variant="text" location="coverage" />
          </Cluster>
        </div>
      </Columns>
    </Section>
  );
}
