import { content } from '../../content/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ResidentialServices.module.css';

const { residential } = content.services;

/** The three residential services [P1]: name, description and points. */
export function ResidentialServices() {
  return (
    <HeadedSection
      name="residential"
      intro={residential}
      layout="beside"
      background="mist"
      extra={<ButtonLink {...residential.link} variant="text" />}
    >
      <ul className={styles.cards}>
        {residential.cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <h3 className={styles.name}>
              <Icon name={card.icon} />
              {card.title}
            </h3>
            <p>{card.text}</p>
            <CheckList items={card.points} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
