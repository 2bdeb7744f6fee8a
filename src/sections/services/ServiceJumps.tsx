import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import text from '../../ui/text.module.css';
import { anchorOf } from './anchors.ts';
import styles from './ServiceJumps.module.css';

/** Links from the top of the long Services page to its services. */
export function ServiceJumps({ jumps, premium, residential }: Content['services']) {
  const services = [
    ...(residential.cards.length > 0 ? [{ jump: residential.jump, page: residential.link.to }] : []),
    ...premium.cards.map(({ jump, more }) => ({ jump, page: more.to })),
  ];
  if (services.length === 0) return null;
  return (
    <nav aria-label={jumps}>
      <Cluster as="ul" gap="5">
        {services.map(({ jump, page }) => (
          <li key={jump}>
            <a className={classNames(text.label, styles.jump)} href={`#${anchorOf(page)}`}>
              {jump}
            </a>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
