import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Columns } from './layout/Columns.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './Section.module.css';
import text from './text.module.css';

/** See tokens.css for what each background is for. */
export type Background = 'page' | 'quiet' | 'tinted' | 'coloured' | 'dark' | 'footer';

/** Heading and introduction of a section. */
export type Intro = { heading: string; text?: string };

type SectionHeadingProps = {
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

type SectionProps = {
  background?: Background | undefined;
  /** Id for links such as /about#team. */
  id?: string | undefined;
  /** Renders a `header` instead: for the top of an article. */
  as?: 'header';
  /** Less padding above and below, or only above; joined: none above, because it continues the section above. */
  tight?: boolean | 'above' | 'joined';
  /** CSS containment. Must be off if children have fixed positions. */
  contained?: boolean;
  /** The items of the section. If the list is empty, the section is left out. */
  list?: readonly unknown[];
  /** Prefix of the id of the heading that labels the section, such as `faq` of `faq-heading`. */
  name?: string;
  /** The heading and introduction before the content; without it, the content has the heading. */
  intro?: Intro;
  /** As in {@link SectionHeading}; `column` is sticky beside longer content. */
  layout?: SectionHeadingProps['layout'];
  size?: SectionHeadingProps['size'];
  /** Content below the introduction, such as a link. */
  extra?: ReactNode;
  children?: ReactNode;
};

/** The class of a background, for headers and footers that are not sections. */
export const backgroundClass = (background: Background) => styles[background];

/** A full-width section with a background. Its content is at most 1200 px wide. */
export function Section({
  background = 'page',
  id,
  as,
  tight = false,
  contained = true,
  list,
  name,
  intro,
  layout,
  size,
  extra,
  children,
}: SectionProps) {
  if (list?.length === 0) return null;
  const headingId = name && `${name}-heading`;
  const classes = classNames(
    styles.section,
    styles[background],
    tight && styles[tight === 'above' ? 'tightAbove' : tight === 'joined' ? 'joined' : 'tight'],
    !contained && styles.open,
  );
  // Only a labelled section is a landmark.
  const Element = as ?? (name ? 'section' : 'div');
  const heading = intro && (
    <SectionHeading id={headingId} intro={intro} layout={layout} size={size}>
      {extra}
    </SectionHeading>
  );
  return (
    <Element id={id} className={classes} aria-labelledby={headingId}>
      <div className={styles.content}>
        {layout === 'column' ? (
          <Columns columns="uneven" sticky="first">
            {heading}
            <div>{children}</div>
          </Columns>
        ) : (
          <>
            {heading}
            {children}
          </>
        )}
      </div>
    </Element>
  );
}

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
