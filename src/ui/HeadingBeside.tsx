import type { ReactNode } from 'react';
import styles from './HeadingBeside.module.css';
import { SectionHeading } from './SectionHeading.tsx';

type HeadingBesideProps = {
  id: string;
  heading: string;
  text?: string;
  /** Below the introduction, such as a link. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A heading that stays in view at the left while the longer list at its right scrolls by. */
export function HeadingBeside({ id, heading, text, extra, children }: HeadingBesideProps) {
  return (
    <div className={styles.columns}>
      <SectionHeading id={id} heading={heading} {...(text ? { text } : {})}>
        {extra}
      </SectionHeading>
      <div>{children}</div>
    </div>
  );
}
