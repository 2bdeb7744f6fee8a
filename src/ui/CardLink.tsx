import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './CardLink.module.css';

type CardLinkProps = Pick<ComponentProps<'article'>, 'id' | 'className' | 'aria-label' | 'children'> & {
  as?: 'li' | 'article';
};

/** A card that is one large link: its link with `data-stretched` covers it, below its other links. */
export function CardLink({ as: Element = 'li', className, ...rest }: CardLinkProps) {
  return <Element className={classNames(styles.card, className)} {...rest} />;
}
