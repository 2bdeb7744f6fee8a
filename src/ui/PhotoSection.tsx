import type { ComponentProps } from 'react';
import { FadeIn } from './FadeIn.tsx';
import { Section, type SectionProps } from './Section.tsx';
import type { Intro } from './SectionHeading.tsx';
import { Split, type SplitProps } from './Split.tsx';

type PhotoSectionProps = Pick<SectionProps, 'background' | 'id' | 'className'> &
  SplitProps & {
    /** Prefix of the id of the heading, which labels the section. */
    name: string;
    intro: Intro;
    /** Fades in the content of the section. */
    fadeIn?: Omit<ComponentProps<typeof FadeIn>, 'children'>;
  };

/** A section with heading and text beside a photo. */
export function PhotoSection({
  name,
  intro,
  background,
  id,
  className,
  fadeIn,
  children,
  ...split
}: PhotoSectionProps) {
  const headingId = `${name}-heading`;
  const content = (
    <Split {...split}>
      <h2 id={headingId}>{intro.heading}</h2>
      {intro.text ? <p>{intro.text}</p> : null}
      {children}
    </Split>
  );
  return (
    <Section background={background} id={id} labelledBy={headingId} className={className}>
      {fadeIn ? <FadeIn {...fadeIn}>{content}</FadeIn> : content}
    </Section>
  );
}
