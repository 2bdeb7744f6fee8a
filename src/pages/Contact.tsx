import contact from 'content:contact';
import { ContactCards } from '../sections/contact/ContactCards.tsx';
import { MapEmbed } from '../sections/contact/MapEmbed.tsx';
import { QuoteFrame } from '../sections/contact/QuoteFrame.tsx';
import { ServiceArea } from '../sections/contact/ServiceArea.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Island } from '../ui/Island.tsx';

export const head = contact.meta;

export default function Contact() {
  return (
    <>
      <PageHeader {...contact.header} />
      <ContactCards />
      <QuoteFrame />
      <Island name="ServiceArea">
        <ServiceArea />
      </Island>
      <MapEmbed />
    </>
  );
}
