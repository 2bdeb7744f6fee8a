import { content } from '../../content/index.ts';
import { ComparisonSlider } from '../../ui/ComparisonSlider.tsx';

/** The photo of the header, and the same place as it was before: a slider that fills the box of the photo. */
export function HeaderComparison() {
  const { photo: after, heading: title, ...header } = content.buildersHandover.header;
  return (
    <ComparisonSlider
      pair={{ ...header, after, title }}
      labels={content.layout.comparison}
      sizes="100vw"
      isFilling
      priority
    />
  );
}
