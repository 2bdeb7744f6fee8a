import { content } from '../../content/index.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { pairFromHtml } from '../../ui/ComparisonPair.tsx';
import { ComparisonSlider } from '../../ui/ComparisonSlider.tsx';

/** The place in the header before and after, in a slider that fills the box of the photo. */
export function HeaderComparison({ pair }: { pair: ReturnType<typeof pairFromHtml> }) {
  if (!pair) return null;
  return (
    <ComparisonSlider
      pair={{ ...pair, title: content.business.services.buildersHandover }}
      labels={content.layout.comparison}
      sizes={`(width >= 64rem) 100vw, ${widthAtRatio(pair.after, '100vw', '4 / 3')}`}
      shape="filling"
      priority
    />
  );
}

HeaderComparison.fromHtml = (html: HTMLElement) => ({ pair: pairFromHtml(html) });
