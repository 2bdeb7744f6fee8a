import type { Content } from '../../content/schemas/files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PremiumServices.module.css';

/** Three services: equal cards. */
export function PremiumServices(premiumServices: Content['home']['premiumServices']) {
  return (
    <Section name="premium" intro={premiumServices}>
      <ul className={styles.cards}>
        {premiumServices.cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Photo
              photo={card.photo}
              sizes="(width >= 64rem) 24rem, (width >= 44rem) 32rem, 92vw"
              ratio="3 / 2"
              maxWidth={960}
            />
            <h3>{card.title}</h3>
            <p className={styles.text}>{card.text}</p>
            <CheckList items={card.points} />
            <ButtonRow>
              {'quote' in card.action ? (
                <QuoteLink label={card.action.quote} variant="secondary" />
              ) : (
                <ButtonLink {...card.action} variant="secondary" />
              )}
              {card.link ? <ButtonLink {...card.link} variant="text" /> : null}
            </ButtonRow>
          </li>
        ))}
      </ul>
    </Section>
  );
}
