import { content } from '../../content/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './ResidentialServices.module.css';

const { residential } = content.services;

/** The three home cleans as a ledger: its name, what it is, and what to know about it. */
export function ResidentialServices() {
  return (
    <Section ground="mist" labelledBy="residential-heading">
      <SectionHeading
        id="residential-heading"
        heading={residential.heading}
        text={residential.text}
        layout="beside"
      >
        <ButtonLink {...residential.link} look="text" />
      </SectionHeading>
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
    </Section>
  );
}
