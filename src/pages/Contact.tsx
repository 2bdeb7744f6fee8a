import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { CallLink } from '../links/CallLink.tsx';
import { ContactCards } from '../sections/contact/ContactCards.tsx';
import { MapEmbed } from '../sections/contact/MapEmbed.tsx';
import { QuoteFormEmbed } from '../sections/contact/QuoteFormEmbed.tsx';
import { regionLand } from '../sections/contact/region-land.tsx';
import { ServiceArea } from '../sections/contact/ServiceArea.island.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { Columns } from '../ui/layout/Columns.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Photo } from '../ui/Photo.tsx';
import { Section } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import styles from './Contact.module.css';

const { brand, business, contact } = content;
const { land } = brand;
const { header } = contact;

export const head = contact.meta;

export default function Contact() {
  return (
    <>
      <Section background="quiet" contained={false} tight>
        <Columns columns="uneven" className={styles.top}>
          <Stack className={styles.words}>
            {header.eyebrow ? <p className={text.eyebrow}>{header.eyebrow}</p> : null}
            <h1>{header.heading}</h1>
            <p className={text.lead}>{header.text}</p>
            <ButtonRow isTight>
              <ButtonLink to="#fields" label={header.jump} />
              <CallLink location="hero" />
            </ButtonRow>
            <ContactCards {...content} />
          </Stack>
          {header.photo && !brand.map ? (
            <Photo priority photo={header.photo} sizes="(width >= 64rem) 46rem, 92vw" ratio="16 / 9" />
          ) : null}
          <Island
            component={ServiceArea}
            when="interaction"
            props={{ land: land ? `${regionLand(land)}#land` : undefined }}
          />
        </Columns>
      </Section>
      <QuoteFormEmbed {...content} />
      {business.mapEmbedUrl ? <MapEmbed {...contact.map} src={business.mapEmbedUrl} /> : null}
    </>
  );
}
