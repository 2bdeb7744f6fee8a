import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

const { map } = content.contact;

/** The embedded map of a maps service [P6]; until it answers, words lead to the map of the region above. */
export function MapEmbed() {
  return (
    <HeadedSection name="map" intro={map} background="linen">
      <EmbeddedFrame
        kind="map"
        src={business.mapEmbedUrl}
        title={map.frameTitle}
        waiting={map.waiting}
        failed={map.failed}
      />
    </HeadedSection>
  );
}
