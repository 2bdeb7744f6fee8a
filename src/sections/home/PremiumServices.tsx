import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
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

/** Services as equal cards; on phones a list of links with small photos, as their pages say more. */
export function PremiumServices(premiumServices: Content['home']['premiumServices']) {
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
                wideRatio="3 / 2"
                maxWidth={960}
              />
            </div>
            <h3 className={styles.title}>{card.title}</h3>
            <p className={classNames(text.muted, show.fromTablet)}>{card.text}</p>
            <CheckList items={card.points} className={show.fromTablet} />
            <div className={styles.rest}>
              <ButtonRow>
                {'quote' in card.action ? (
                  <div className={show.fromTablet}>
                    <QuoteLink label={card.action.quote} variant="secondary" service={card.title} />
                  </div>
                ) : (
                  <ButtonLink {...card.action} variant="secondary" />
                )}
                {card.link ? (
                  <div className={card.parts && show.fromTablet}>
                    <ButtonLink {...card.link} variant="text" />
                  </div>
                ) : null}
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
