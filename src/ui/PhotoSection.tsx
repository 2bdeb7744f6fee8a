import type { ComponentProps } from 'react';
import { FadeIn } from './FadeIn.tsx';
import { Section, type SectionProps } from './Section.tsx';
import type { Intro } from './SectionHeading.tsx';
import { Split, type SplitProps } from './Split.tsx';

type PhotoSectionProps = Pick<SectionProps, 'ground' | 'id' | 'className'> &
  SplitProps & {
    /** Begins the id of the heading, which names the section for assistive technology. */
    name: string;
    intro: Intro;
    /** How all of it fades in; without it, it does not. */
    fadeIn?: Omit<ComponentProps<typeof FadeIn>, 'children'>;
  };

/** A section whose heading and words stand beside a photo. */
export function PhotoSection({
  name,
  intro,
  ground,
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
    <Section ground={ground} id={id} labelledBy={headingId} className={className}>
      {fadeIn ? <FadeIn {...fadeIn}>{content}</FadeIn> : content}
    </Section>
  );
}
