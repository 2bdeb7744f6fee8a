import type { Content } from '../../content/schemas/files.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { LabourHireLicence } from '../../links/LabourHireLicence.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Bleed } from '../../ui/layout/Bleed.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';

/** Why builders can trust the business. */
export function Trust({ heading, bullets, photo }: Content['buildersHandover']['trust']) {
  return (
    <Section labelledBy="trust-heading" background="tinted" list={bullets}>
      <Columns align="centre" swap="stacked">
        <Stack>
          <h2 id="trust-heading">{heading}</h2>
          <CheckList items={bullets} />
          <LabourHireLicence />
        </Stack>
        <Bleed side="right">
          <Photo
            photo={photo}
            sizes={`(width >= 64rem) max(48vw, ${widthAtHeight(photo, 30)}), 92vw`}
            ratio="16 / 9"
            wideRatio="3 / 2"
            rounded={false}
          />
        </Bleed>
      </Columns>
    </Section>
  );
}
