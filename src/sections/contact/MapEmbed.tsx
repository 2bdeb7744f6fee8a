import type { Content } from '../../content/schemas/content-files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';
import styles from './MapEmbed.module.css';

/** The embedded map of a maps service, over a photo until it loads. The map of the areas is the section above. */
export function MapEmbed({ src, ...map }: Content['contact']['map'] & { src: string }) {
  return (
    <Section background="quiet" name="map">
      <Columns columns="uneven" align="centre">
        <SectionHeading id="map-heading" intro={map}>
          <ButtonRow>
            <QuoteLink />
          </ButtonRow>
        </SectionHeading>
        <div className={styles.map}>
          <Photo photo={map.photo} sizes="(width >= 64rem) 46rem, 92vw" ratio="16 / 9" />
          <EmbeddedFrame kind="map" src={src} title={map.frameTitle} />
        </div>
      </Columns>
    </Section>
  );
}
