import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/content-files.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import accordion from '../../ui/Accordion.module.css';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PhonesLinked } from '../../ui/PhonesLinked.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Promises, shownClaims } from './Promises.tsx';

const ratio = '3 / 4';

/**
 * How the promises are checked, the guarantee, and the notes on privacy and accessibility. The footer of every page
 * links to the notes; its links open them.
 */
export function Commitments({ about, notes, business }: Pick<Content, 'about' | 'notes' | 'business'>) {
  const { inWriting, promises, guarantee } = about;
  const claims = shownClaims(business.claims);
  return (
    <Section background="tinted" name="in-writing">
      <Columns columns="uneven" sticky="first">
        <Photo
          photo={inWriting.photo}
          sizes={`(width >= 64rem) ${widthAtRatio(inWriting.photo, '28rem', ratio)}, 92vw`}
          ratio="16 / 9"
          wideRatio={ratio}
        />
        <div>
          <SectionHeading id="in-writing-heading" intro={inWriting} />
          <div className={accordion.accordion}>
            {claims.length > 0 ? (
              <Part name="promises" heading={promises.heading}>
                <Promises {...promises} claims={claims} />
              </Part>
            ) : null}
            {guarantee ? (
              <Part name="guarantee" heading={guarantee.heading}>
                {/* With the words that the law prescribes (Competition and Consumer Regulations 2010, reg. 90). */}
                <Stack>
                  <p>{guarantee.text}</p>
                  <DescriptionList items={guarantee.items} />
                  <Paragraphs paragraphs={guarantee.law} />
                </Stack>
              </Part>
            ) : null}
            <Part name="privacy" heading={notes.privacy.heading}>
              <Paragraphs paragraphs={privacyParagraphs(notes.privacy, business)} />
            </Part>
            <Part name="accessibility" heading={notes.accessibility.heading}>
              <Paragraphs paragraphs={notes.accessibility.paragraphs} />
            </Part>
          </div>
        </div>
      </Columns>
    </Section>
  );
}

function Part({ name, heading, children }: { name: string; heading: string; children: ReactNode }) {
  const headingId = `${name}-heading`;
  return (
    <section aria-labelledby={headingId}>
      <Disclosure id={name} heading={<h3 id={headingId}>{heading}</h3>}>
        {children}
      </Disclosure>
    </section>
  );
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap="4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <PhonesLinked text={paragraph} />
        </p>
      ))}
    </Stack>
  );
}

type Privacy = Content['notes']['privacy'];
type Business = Content['business'];

/** The paragraphs on privacy that fit the settings of content/business.yaml. */
function privacyParagraphs(privacy: Privacy, business: Business): string[] {
  const { tracking, delivery, quoteForm } = business;
  const { statisticsOn, statisticsOff, deliveryOn, deliveryOff, paragraphs } = privacy;
  const statistics = tracking.measurementId || tracking.replayId ? statisticsOn : statisticsOff;
  const delivered = delivery.endpoint
    ? interpolate(deliveryOn, { host: new URL(delivery.endpoint).host })
    : deliveryOff;
  return [...paragraphs, ...handOverParagraphs(privacy.handOver, quoteForm), delivered, statistics];
}

/** What is passed to the hosted form, in words. Only lists what the business has named parameters for. */
function handOverParagraphs(
  { text, typed, campaign, ...words }: Privacy['handOver'],
  { parameters, typedParameters }: Business['quoteForm'],
): string[] {
  const told = Object.keys(parameters).map((key) => words[key as keyof typeof words] ?? campaign);
  const list = new Intl.ListFormat('en-AU').format(new Set(told));
  return [
    ...(told.length > 0 ? [interpolate(text, { list })] : []),
    ...(Object.keys(typedParameters).length > 0 ? [typed] : []),
  ];
}
