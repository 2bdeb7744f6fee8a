import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import cardStyles from '../../ui/CardLink.module.css';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { anchorOf } from './anchors.ts';
import styles from './ResidentialServices.module.css';

type Packages = Content['home']['packages'];

/** What a package starts from, such as `Deep Clean from $250`. */
function startingPrice({ from, items }: Packages, id: string) {
  const found = items.find((item) => item.id === id);
  return found ? `${found.name} ${from} $${found.fromPrice}` : '';
}

/** The three residential services, one below the other; each leads to its part of the page on residential cleaning. */
export function ResidentialServices({
  packages,
  ...residential
}: Content['services']['residential'] & { packages: Packages }) {
  return (
    <Section
      name="residential"
      id={anchorOf(residential.link.to)}
      intro={residential}
      layout="beside"
      background="river"
      extra={<ButtonLink {...residential.link} variant="text" />}
    >
      <ul className={styles.rows}>
        {residential.cards.map((card) => (
          <li key={card.title} className={classNames(styles.row, cardStyles.card)}>
            <Photo
              photo={card.photo}
              sizes={`(width >= 64rem) max(24rem, ${widthAtHeight(card.photo, 25)}), (width >= 44rem) max(40vw, ${widthAtHeight(card.photo, 27)}), 92vw`}
              ratio="4 / 3"
            />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <a href={card.to} data-stretched="">
                  {card.title}
                </a>
              </h3>
              <p>{card.text}</p>
              {card.package ? (
                <div className={styles.price}>
                  <p>{startingPrice(packages, card.package)}</p>
                  <QuoteLink
                    label={packages.quoteLabel}
                    variant="text"
                    location={`package_${card.package}`}
                  />
                </div>
              ) : null}
            </div>
            <CheckList items={card.points} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
