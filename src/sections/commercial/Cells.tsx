import type { ReactNode } from 'react';
import type { IconName } from '../../content/schemas/parts.ts';
import { classNames } from '../../lib/class-names.ts';
import { CardLink } from '../../ui/CardLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './Cells.module.css';

type CellsProps = {
  items: readonly { icon: IconName; title: string; text: string }[];
  /** A large card with a link, before the others. */
  lead?: ReactNode;
};

/** Points in cells between hairlines, as in a specification: each with an icon, a title and a sentence. */
export function Cells({ items, lead }: CellsProps) {
  // The large card takes four cells. With these numbers of items, three columns have no empty cell.
  const isFull = Boolean(lead) && items.length % 3 === 2;
  return (
    <ul className={classNames(styles.cells, isFull && styles.led)}>
      {lead ? <CardLink className={styles.lead}>{lead}</CardLink> : null}
      {items.map((item) => (
        <li key={item.title} className={styles.cell}>
          <Icon name={item.icon} />
          <Stack gap="2" className={styles.words}>
            <h3>{item.title}</h3>
            <p className={text.muted}>{item.text}</p>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
