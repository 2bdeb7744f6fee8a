import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import cardStyles from '../../ui/CardLink.module.css';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import { anchorOf } from './anchors.ts';
import styles from './PremiumServices.module.css';

/** The premium services: who each is for, what is included, its benefits. A card leads to the page
 * of its service; photos alternate sides. */
export function PremiumServices(premium: Content['services']['premium']) {
  return (
    <Section name="premium" intro={premium}>
      <div className={styles.list}>
        {premium.cards.map((card, index) => (
          <article
            key={card.title}
            id={anchorOf(card.more.to)}
            className={classNames(styles.card, cardStyles.card)}
            aria-label={card.title}
          >
            <Split
              photoSide={index % 2 === 0 ? 'left' : 'right'}
              photo={card.photo}
              ratio="1 / 1"
              photoWidth="min(44vw, 35rem)"
              photoHeight="max(39rem, 110rem - 96vw)"
              isTop
            >
              <h3 className={styles.title}>{card.title}</h3>
              <div className={styles.group}>
                <h4>{premium.forLabel}</h4>
                <p>{card.for}</p>
              </div>
              <div className={styles.group}>
                <h4>{premium.includedLabel}</h4>
                <CheckList items={card.included} columns={2} />
              </div>
              <div className={styles.group}>
                <h4>{premium.benefitsLabel}</h4>
                <CheckList items={card.benefits} />
              </div>
              <ButtonRow>
                <QuoteLink label={premium.quote} variant="secondary" />
                <ButtonLink {...card.more} variant="text" data={{ 'data-stretched': '' }} />
              </ButtonRow>
            </Split>
          </article>
        ))}
      </div>
    </Section>
  );
}
