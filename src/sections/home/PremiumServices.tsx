import type { Content } from '../../content/schemas/content-files.ts';
import { inOrder } from '../../content/schemas/price.ts';
import { classNames } from '../../lib/class-names.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import show from '../../styles/show.module.css';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './PremiumServices.module.css';

type Card = Content['home']['premiumServices']['cards'][number];

/** Services as equal cards; on phones a list of rows that lead to their pages. */
export function PremiumServices({ premiumServices, packages }: Content['home']) {
  const [lowest] = inOrder(packages.items.map(({ fromPrice }) => fromPrice));
  const price = lowest?.text ?? '';
  const width = premiumServices.cards.length < 3 ? '40rem' : '24rem';
  return (
    <Section name="premium" intro={premiumServices} list={premiumServices.cards} background="quiet">
      <Stack as="ul" gap="6" className={styles.cards}>
        {premiumServices.cards.map((card) => (
          <Stack as="li" key={card.title} gap="3" className={styles.card}>
            <div className={styles.photo}>
              <Photo
                photo={card.photo}
                sizes={`(width >= 48rem) ${width}, 10rem`}
                ratio="4 / 3"
                wideRatio="16 / 9"
                maxWidth={960}
              />
            </div>
            <div className={styles.title}>
              <h3>{linked(card)}</h3>
              {card.cost ? <p className={text.small}>{interpolate(card.cost, { price })}</p> : null}
            </div>
            <p className={classNames(text.muted, show.fromTablet)}>{card.text}</p>
            <CheckList items={card.points} className={show.fromTablet} />
            <div className={show.fromTablet}>
              <ButtonRow>
                {'quote' in card.action ? (
                  <QuoteLink label={card.action.quote} variant="secondary" service={card.title} />
                ) : (
                  <ButtonLink {...card.action} variant="secondary" />
                )}
                {card.link ? <ButtonLink {...card.link} variant="text" /> : null}
              </ButtonRow>
              {card.parts ? (
                <Cluster as="ul" gap="3" className={classNames(text.small, styles.parts)}>
                  {card.parts.map((part) => (
                    <li key={part.label}>
                      <a href={part.to}>{part.label}</a>
                    </li>
                  ))}
                </Cluster>
              ) : null}
            </div>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** The title of a service, as a link to its page if it has one. */
function linked({ title, action, link }: Card) {
  const to = link?.to ?? ('to' in action ? action.to : undefined);
  return to ? <a href={to}>{title}</a> : title;
}
