import { Island } from '../../framework/index.ts';
import * as business from '../content/business.ts';
import { content } from '../content/index.ts';
import { ContactCards } from '../sections/contact/ContactCards.tsx';
import mapStyles from '../sections/contact/MapEmbed.module.css';
import { QuoteFormEmbed } from '../sections/contact/QuoteFormEmbed.tsx';
import { ServiceArea } from '../sections/contact/ServiceArea.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';

const { contact } = content;
const { map } = contact;

export const head = contact.meta;

export default function Contact() {
  return (
    <>
      <PageHeader {...contact.header} />
      <ContactCards />
      <QuoteFormEmbed />
      <Island component={ServiceArea} />
      <HeadedSection name="map" intro={map} background="linen">
        <iframe
          className={mapStyles.map}
          src={business.mapEmbedUrl}
          title={map.frameTitle}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </HeadedSection>
    </>
  );
}
