import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './MapEmbed.module.css';

const { map } = content.contact;

export function MapEmbed() {
  return (
    <Section ground="linen" labelledBy="map-heading">
      <SectionHeading id="map-heading" heading={map.heading} text={map.text} />
      <iframe
        className={styles.map}
        src={business.mapEmbedUrl}
        title={map.frameTitle}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </Section>
  );
}
