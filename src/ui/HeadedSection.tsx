import type { ReactNode } from 'react';
import styles from './HeadedSection.module.css';
import { Section, type SectionProps } from './Section.tsx';
import { type Intro, SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

type HeadedSectionProps = Omit<SectionProps, 'labelledBy' | 'contained' | 'children'> & {
  /** Begins the id of the heading, which names the section for assistive technology. */
  name: string;
  intro: Intro;
  /** As {@link SectionHeading} has them; column: at the left, in view while the longer content scrolls by. */
  layout?: SectionHeadingProps['layout'] | 'column';
  /** Below the introduction, such as a link. */
  extra?: ReactNode;
  children?: ReactNode;
};

/** A section that opens with its heading and introduction. */
export function HeadedSection({ name, intro, layout, extra, children, ...section }: HeadedSectionProps) {
  const id = `${name}-heading`;
  const isColumn = layout === 'column';
  const heading = (
    <SectionHeading id={id} intro={intro} layout={isColumn ? undefined : layout}>
      {extra}
    </SectionHeading>
  );
  return (
    <Section {...section} labelledBy={id}>
      {isColumn ? (
        <div className={styles.columns}>
          {heading}
          <div>{children}</div>
        </div>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </Section>
  );
}
