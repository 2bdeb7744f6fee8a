import type { Content } from '../../content/schemas/files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './PremiumServices.module.css';

/** Services: equal cards. */
export function PremiumServices(premiumServices: Content['home']['premiumServices']) {
  const width = premiumServices.cards.length < 3 ? '40rem' : '24rem';
  return (
    <Section name="premium" intro={premiumServices} list={premiumServices.cards}>
      <Stack as="ul" gap="7" className={styles.cards}>
        {premiumServices.cards.map((card) => (
          <Stack as="li" key={card.title} gap="4" className={styles.card}>
            <Photo
              photo={card.photo}
              sizes={`(width >= 48rem) ${width}, 92vw`}
              ratio="3 / 2"
              maxWidth={960}
            />
            <h3>{card.title}</h3>
            <p className={text.muted}>{card.text}</p>
            <CheckList items={card.points} />
            <ButtonRow>
              {'quote' in card.action ? (
                <QuoteLink label={card.action.quote} variant="secondary" />
              ) : (
                <ButtonLink {...card.action} variant="secondary" />
              )}
              {card.link ? <ButtonLink {...card.link} variant="text" /> : null}
            </ButtonRow>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
