import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './MapEmbed.module.css';

const { map } = content.contact;

export function MapEmbed() {
  return (
    <HeadedSection name="map" intro={map} ground="linen">
      <iframe
        className={styles.map}
        src={business.mapEmbedUrl}
        title={map.frameTitle}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </HeadedSection>
  );
}
