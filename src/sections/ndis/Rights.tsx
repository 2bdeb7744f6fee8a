import type { Content } from '../../content/schemas/files.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';

type RightsProps = Content['ndis']['rights'] & { ndisScreening: Content['business']['ndisScreening'] };

/** Code of Conduct, price, complaints, and the worker screening if the business has entered one. */
export function Rights({ ndisScreening, ...rights }: RightsProps) {
  const { items, screeningTitle } = rights;
  const screening = ndisScreening ? [{ title: screeningTitle, text: ndisScreening }] : [];
  return (
    <HeadedSection name="rights" intro={rights} layout="beside" background="linen">
      <DescriptionList items={[...items, ...screening]} variant="pairs" />
    </HeadedSection>
  );
}
