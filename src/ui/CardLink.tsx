import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './CardLink.module.css';

type CardLinkProps = { className?: string | undefined; children: ReactNode };

/** A card in a list that is one large link: its link with `data-stretched` covers it, below its other links. */
export function CardLink({ className, children }: CardLinkProps) {
  return <li className={classNames(styles.card, className)}>{children}</li>;
}
