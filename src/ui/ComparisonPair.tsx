import type { ComponentProps } from 'react';
import type { Comparison } from '../content/schemas/runtime.ts';
import { widthAtRatio } from '../lib/photo-width.ts';
import { ComparisonSlider } from './ComparisonSlider.tsx';
import { Columns } from './layout/Columns.tsx';
import grid from './layout/Grid.module.css';
import { Stack } from './layout/Stack.tsx';
import { photoFromHtml } from './Photo.tsx';
import text from './text.module.css';

type ComparisonPairProps = Pick<ComponentProps<typeof ComparisonSlider>, 'labels' | 'priority'> & {
  pair: Comparison;
  headingLevel?: 'h2' | 'h3';
  /**
   * stacked: text below the slider; beside: text to the right on wide viewports; full: text below a wide slider of low
   * height.
   */
  layout?: 'stacked' | 'beside' | 'full';
};

/** Width of the slider on wide viewports. */
const sliderWidth = { stacked: '36rem', beside: '50rem', full: '75rem' };

/** A comparison slider with its title and description. */
export function ComparisonPair({
  pair,
  labels,
  headingLevel: Heading = 'h3',
  layout = 'stacked',
  priority = false,
}: ComparisonPairProps) {
  const isFull = layout === 'full';
  const Words = isFull ? Columns : Stack;
  const wide = widthAtRatio(pair.after, sliderWidth[layout], isFull ? '16 / 9' : '4 / 3');
  const parts = (
    <>
      <ComparisonSlider
        pair={pair}
        labels={labels}
        sizes={`(width >= 64rem) ${wide}, ${widthAtRatio(pair.after, '92vw', '4 / 3')}`}
        shape={isFull ? 'wide' : 'usual'}
        priority={priority}
      />
      <Words gap="2">
        <Heading className={text.title}>{pair.title}</Heading>
        <p className={text.muted}>{pair.description}</p>
      </Words>
    </>
  );
  return (
    <article className={layout === 'stacked' ? undefined : grid.wholeRow} aria-label={pair.title}>
      {layout === 'beside' ? (
        <Columns columns="uneven" gap="4" align="centre" swap="beside">
          {parts}
        </Columns>
      ) : (
        <Stack gap="4">{parts}</Stack>
      )}
    </article>
  );
}

/** Reads comparisons from the HTML of `ComparisonPair`, without their ids. */
export function comparisonsFromHtml(html: ParentNode | null): Comparison[] {
  return [...(html?.querySelectorAll('article') ?? [])].flatMap((article) => {
    const pair = pairFromHtml(article);
    const title = article.querySelector('h2, h3')?.textContent ?? '';
    const description = article.querySelector('p')?.textContent ?? '';
    return pair ? [{ id: '', title, description, ...pair }] : [];
  });
}

/** Reads the photos and labels from the HTML of a `ComparisonSlider`. */
export function pairFromHtml(html: ParentNode) {
  const [before, after] = [...html.querySelectorAll('img')].map(photoFromHtml);
  const [beforeLabel = '', afterLabel = ''] = [...html.querySelectorAll('figcaption')].map(
    (label) => label.textContent,
  );
  return before && after && { before, after, beforeLabel, afterLabel };
}
