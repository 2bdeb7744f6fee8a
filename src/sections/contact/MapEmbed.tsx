import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

const { map } = content.contact;

/** The embedded map of a maps service [P6], in place of a photo once it answers; the map of the areas is above. */
export function MapEmbed() {
  return (
    <HeadedSection name="map" intro={map} layout="column" background="linen" extra={<QuoteLink />}>
      <EmbeddedFrame kind="map" src={business.mapEmbedUrl} title={map.frameTitle}>
        <Photo
          photo={map.photo}
          sizes="(width >= 64rem) 46rem, (width >= 40rem) 110vw, 150vw"
          ratio="4 / 3"
          rounded={false}
        />
      </EmbeddedFrame>
    </HeadedSection>
  );
}
