import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { CallLink } from '../links/CallLink.tsx';
import { ContactCards } from '../sections/contact/ContactCards.tsx';
import { MapEmbed } from '../sections/contact/MapEmbed.tsx';
import { QuoteFormEmbed } from '../sections/contact/QuoteFormEmbed.tsx';
import { regionLand } from '../sections/contact/region-land.tsx';
import { ServiceArea } from '../sections/contact/ServiceArea.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';

const { brand, business, contact } = content;
const { land } = brand;
const { header } = contact;

export const head = contact.meta;

export default function Contact() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo} layout="below">
        <ButtonRow isTight>
          <ButtonLink to="#fields" label={header.jump} />
          <CallLink location="hero" />
        </ButtonRow>
      </PageHeader>
      <ContactCards {...content} />
      <Island
        component={ServiceArea}
        when="interaction"
        props={{ land: land ? `${regionLand(land)}#land` : undefined }}
      />
      <QuoteFormEmbed {...content} />
      {business.mapEmbedUrl ? <MapEmbed {...contact.map} src={business.mapEmbedUrl} /> : null}
    </>
  );
}
