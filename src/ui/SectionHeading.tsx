import type { ReactNode } from 'react';
import { Columns } from './layout/Columns.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './SectionHeading.module.css';
import text from './text.module.css';

/** Heading and introduction of a section. */
export type Intro = { heading: string; text?: string };

export type SectionHeadingProps = {
  id: string | undefined;
  intro: Intro;
  /**
   * beside: heading left, text right; stacked: text below; centred: for short texts; closing: very large, with the
   * actions on the right; column: stacked, as the first of two columns.
   */
  layout?: 'stacked' | 'beside' | 'centred' | 'closing' | 'column' | undefined;
  /**
   * list: smaller, for content that belongs to the section above. Centred and closing headings are always very large.
   */
  size?: 'list' | undefined;
  children?: ReactNode;
};

/** The h2 of a section, with its introduction and optional actions. */
export function SectionHeading({ id, intro, layout = 'stacked', size, children }: SectionHeadingProps) {
  const isCentred = layout === 'centred';
  const isLarge = isCentred || layout === 'closing';
  const content = (
    <>
      <h2 id={id} className={isLarge ? text.closing : size && text.subtitle}>
        {intro.heading}
      </h2>
      {intro.text || children ? (
        <Stack gap={isLarge ? '5' : '4'} align={isCentred ? 'centre' : 'start'}>
          {intro.text ? <p className={text.lead}>{intro.text}</p> : null}
          {children}
        </Stack>
      ) : null}
    </>
  );
  if (layout === 'beside' || layout === 'closing')
    return (
      <Columns className={styles.heading} gap={isLarge ? '5' : '4'} align={isLarge ? 'centre' : 'start'}>
        {content}
      </Columns>
    );
  return (
    <Stack
      className={layout === 'column' ? undefined : styles.heading}
      gap={isCentred ? '5' : '4'}
      align={isCentred ? 'centre' : undefined}
    >
      {content}
    </Stack>
  );
}
