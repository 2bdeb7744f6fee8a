import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { CardLink } from '../../ui/CardLink.tsx';
import { IconPoint, type IconPointsProps } from '../../ui/IconPoints.tsx';
import styles from './Cells.module.css';

type CellsProps = Pick<IconPointsProps, 'items'> & {
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
        <IconPoint key={item.title} item={item} className={styles.cell} />
      ))}
    </ul>
  );
}
