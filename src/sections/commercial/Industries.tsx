import { content } from '../../content/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import styles from './Industries.module.css';

const { industries } = content.commercial;

/** Six industries [P3]; the featured one is wide and tinted, at the top of the list. */
export function Industries() {
  return (
    <HeadedSection name="industries" intro={industries} layout="beside">
      <ul className={styles.industries}>
        {industries.items.map((item) => (
          <li key={item.title} className={item.featured ? `${styles.item} ${styles.featured}` : styles.item}>
            {item.photo ? (
              <Photo photo={item.photo} sizes="(width >= 60rem) 34rem, 92vw" ratio="4 / 3" rounded={false} />
            ) : (
              <Icon name={item.icon} />
            )}
            <div className={styles.words}>
              {item.featured ? <Badge strong>{industries.featuredLabel}</Badge> : null}
              <h3>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
              {item.link ? <ButtonLink {...item.link} variant="text" /> : null}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
