import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import * as layout from '../content/layout.ts';
import { CallLink } from '../links/CallLink.tsx';
import { ContactCards } from '../sections/contact/ContactCards.tsx';
import { MapEmbed } from '../sections/contact/MapEmbed.tsx';
import { QuoteFormEmbed } from '../sections/contact/QuoteFormEmbed.tsx';
import { regionLand } from '../sections/contact/region-land.tsx';
import { ServiceArea } from '../sections/contact/ServiceArea.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';

const { contact } = content;
const { jump, ...header } = contact.header;

export const head = contact.meta;

export default function Contact() {
  return (
    <>
      <PageHeader {...header} isLow>
        <ButtonRow>
          <ButtonLink to="#fields" label={jump} />
          <CallLink label={layout.call} location="hero" />
        </ButtonRow>
      </PageHeader>
      <ContactCards />
      <QuoteFormEmbed />
      <Island component={ServiceArea} props={{ land: `${regionLand.address}#land` }} />
      <MapEmbed />
    </>
  );
}
