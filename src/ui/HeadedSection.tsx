import type { ReactNode } from 'react';
import styles from './HeadedSection.module.css';
import { Section, type SectionProps } from './Section.tsx';
import { type Intro, SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

type HeadedSectionProps = Omit<SectionProps, 'labelledBy' | 'children'> & {
  /** Prefix of the id of the heading, which labels the section. */
  name: string;
  intro: Intro;
  /** Those of {@link SectionHeading}; column: at the left, sticky beside longer content. */
  layout?: SectionHeadingProps['layout'] | 'column';
  /** Content below the introduction, such as a link. */
  extra?: ReactNode;
  children?: ReactNode;
};

/** A section with a heading and an introduction. */
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
