import type { Content } from '../../content/schemas/files.ts';
import { anchorOf } from './anchors.ts';
import styles from './ServiceJumps.module.css';

/** Links from the head of the long Services page to each service on it. */
export function ServiceJumps({ jumps, premium, residential }: Content['services']) {
  const services = [
    ...premium.cards.map(({ jump, more }) => ({ jump, page: more.to })),
    { jump: residential.jump, page: residential.link.to },
  ];
  return (
    <nav aria-label={jumps}>
      <ul className={styles.jumps}>
        {services.map(({ jump, page }) => (
          <li key={jump}>
            <a href={`#${anchorOf(page)}`}>{jump}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
