import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { AskLink } from '../../links/AskLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import cardStyles from '../../ui/CardLink.module.css';
import { CheckList } from '../../ui/CheckList.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { OurPackage } from '../PackageName.tsx';
import { anchorOf } from './anchors.ts';
import styles from './ResidentialServices.module.css';

type Packages = Content['home']['packages'];

/** The starting price of a package; nothing if the package does not exist. */
function Offer({ packages, id }: { packages: Packages; id: string | undefined }) {
  const found = packages.items.find((item) => item.id === id);
  return found ? (
    <p className={text.title}>
      <OurPackage item={found} named={packages.named} />
      {` ${packages.from} ${found.fromPrice.text}`}
    </p>
  ) : null;
}

/** The residential services, one below the other. Each links to its part of the page on residential cleaning. */
export function ResidentialServices({ business, home: { packages }, services: { residential } }: Content) {
  return (
    <Section
      name="residential"
      id={anchorOf(residential.link.to)}
      intro={residential}
      layout="beside"
      list={residential.cards}
    >
      <Stack as="ul" gap="6">
        {residential.cards.map((card) => (
          <li key={card.title} className={classNames(styles.row, cardStyles.card)}>
            <div className={styles.photo}>
              <Photo
                photo={card.photo}
                sizes={`(width >= 64rem) max(24rem, ${widthAtHeight(card.photo, 25)}), (width >= 48rem) max(40vw, ${widthAtHeight(card.photo, 27)}), 12rem`}
                ratio="1 / 1"
                wideRatio="4 / 3"
              />
            </div>
            <Stack gap="1" className={styles.name}>
              <h3 className={text.subtitle}>
                <a href={card.to} className={styles.link} data-stretched="">
                  {card.title}
                </a>
              </h3>
              <Offer packages={packages} id={card.package} />
            </Stack>
            <p className={styles.rest}>{card.text}</p>
            <div className={classNames(styles.rest, styles.points)}>
              <CheckList items={card.points} />
              <AskLink about={card.title} service={card.package} />
            </div>
          </li>
        ))}
      </Stack>
      <div className={styles.end}>
        <ButtonRow>
          <QuoteLink label={packages.quoteLabel} service={business.services.residential} />
          <ButtonLink {...residential.link} variant="text" />
        </ButtonRow>
      </div>
    </Section>
  );
}
