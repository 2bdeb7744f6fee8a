import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import cardStyles from '../../ui/CardLink.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './SpecificationSheet.module.css';

/** Six industries as cells; the featured one is first, wide and with its photo. */
export function Industries(industries: Content['commercial']['industries']) {
  const featured = industries.items.filter((item) => item.featured);
  const others = industries.items.filter((item) => !item.featured);
  return (
    <Section name="industries" intro={industries} layout="beside" background="ink">
      <ul className={styles.cells}>
        {featured.map((item) => (
          <li key={item.title} className={classNames(styles.featured, cardStyles.card)}>
            {item.photo ? (
              <Photo photo={item.photo} sizes="(width >= 64rem) 36rem, 92vw" ratio="3 / 2" rounded={false} />
            ) : null}
            <div className={styles.words}>
              <Badge strong>{industries.featuredLabel}</Badge>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              {item.link ? (
                <ButtonLink {...item.link} variant="text" data={{ 'data-stretched': '' }} />
              ) : null}
            </div>
          </li>
        ))}
        {others.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
