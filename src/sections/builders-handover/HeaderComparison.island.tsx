import { content } from '../../content/index.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { ComparisonSlider } from '../../ui/ComparisonSlider.tsx';

/** The photo of the header, and the same place as it was before: a slider that fills the box of the photo. */
export function HeaderComparison() {
  const { photo: after, heading: title, ...header } = content.buildersHandover.header;
  return (
    <ComparisonSlider
      pair={{ ...header, after, title }}
      labels={content.layout.comparison}
      sizes={`(width >= 64rem) 100vw, ${widthAtRatio(after, '100vw', '4 / 3')}`}
      shape="filling"
      priority
    />
  );
}
