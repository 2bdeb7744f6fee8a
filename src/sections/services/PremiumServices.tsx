import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { AskLink } from '../../links/AskLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import cardStyles from '../../ui/CardLink.module.css';
import { CheckList } from '../../ui/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { anchorOf } from './anchors.ts';

/** The box of a photo beside its service. It is as high as the text, and text is higher in narrow columns. */
const photoWidth = 'min(44vw, 35rem)';
const photoHeight = 'max(39rem, 110rem - 96vw)';

type PremiumServicesProps = Content['services']['premium'] & {
  /** The name of each service by the path of its page. */
  serviceNames: Readonly<Record<string, string>>;
};

/**
 * The premium services: who each is for, what is included, its benefits. Each card links to the page of its service.
 * Photos alternate sides.
 */
export function PremiumServices({ serviceNames, ...premium }: PremiumServicesProps) {
  const pages = premium.cards.map(({ more }) => more.to);
  return (
    <Section name="premium" intro={premium} list={premium.cards}>
      <Stack gap="9">
        {premium.cards.map((card, index) => (
          <article
            key={card.title}
            // Ids are unique, so only the first service with this page has one.
            id={pages.indexOf(card.more.to) === index ? anchorOf(card.more.to) : undefined}
            className={cardStyles.card}
            aria-label={card.title}
          >
            <Columns swap={index % 2 === 0 ? 'always' : 'stacked'}>
              <Stack>
                <h3 className={text.subtitle}>{card.title}</h3>
                <Group heading={premium.forLabel}>
                  <p>{card.for}</p>
                </Group>
                <Group heading={premium.includedLabel}>
                  <CheckList items={card.included} columns="2" />
                </Group>
                <Group heading={premium.benefitsLabel}>
                  <CheckList items={card.benefits} />
                </Group>
                <ButtonRow>
                  <QuoteLink label={premium.quote} variant="secondary" service={serviceNames[card.more.to]} />
                  <AskLink about={card.title} service={anchorOf(card.more.to)} />
                  <ButtonLink {...card.more} variant="text" data={{ 'data-stretched': '' }} />
                </ButtonRow>
              </Stack>
              <Photo
                photo={card.photo}
                sizes={`(width >= 64rem) max(${photoWidth}, ${widthAtHeight(card.photo, photoHeight)}), 92vw`}
                ratio="16 / 9"
                wideRatio="fill"
              />
            </Columns>
          </article>
        ))}
      </Stack>
    </Section>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <h4 className={classNames(text.label, text.eyebrow)}>{heading}</h4>
      {children}
    </Stack>
  );
}
