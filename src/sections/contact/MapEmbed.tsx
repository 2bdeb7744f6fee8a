import type { Content } from '../../content/schemas/files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

/** The embedded map of a maps service. A photo is shown until it answers. The map of the areas is the section above. */
export function MapEmbed({ src, ...map }: Content['contact']['map'] & { src: string }) {
  return (
    <Section background="quiet" labelledBy="map-heading">
      <Columns columns="uneven" align="centre">
        <SectionHeading id="map-heading" intro={map}>
          <ButtonRow>
            <QuoteLink />
          </ButtonRow>
        </SectionHeading>
        <EmbeddedFrame kind="map" src={src} title={map.frameTitle}>
          <Photo photo={map.photo} sizes="(width >= 64rem) 46rem, 92vw" ratio="16 / 9" rounded={false} />
        </EmbeddedFrame>
      </Columns>
    </Section>
  );
}
