import { regionMap } from '../../art/region-map.ts';
import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './EmbeddedFrame.module.css';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';
import { regionMapId } from './RegionMap.tsx';

const { map } = content.contact;

/** The embedded map of a maps service [P6]; until it answers, the map of the region stands in for it. */
export function MapEmbed() {
  return (
    <HeadedSection name="map" intro={map} background="linen">
      <EmbeddedFrame
        kind="map"
        src={business.mapEmbedUrl}
        title={map.frameTitle}
        waiting={map.waiting}
        failed={map.failed}
        picture={
          <svg
            className={styles.picture}
            viewBox={regionMap.viewBox}
            preserveAspectRatio="xMidYMid slice"
            role="img"
            aria-label={map.frameTitle}
          >
            {/* The one of the section above: a second one would double its bytes. */}
            <use href={`#${regionMapId}`} />
          </svg>
        }
      />
    </HeadedSection>
  );
}
