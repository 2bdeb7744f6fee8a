import { content } from '../../content/index.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';

const { ndis, business } = content;

/** Code of Conduct, price, complaints, and the worker screening if the business has entered one. */
export function Rights() {
  const { items, screeningTitle } = ndis.rights;
  const { ndisScreening } = business;
  const screening = ndisScreening ? [{ title: screeningTitle, text: ndisScreening }] : [];
  return (
    <HeadedSection name="rights" intro={ndis.rights} layout="beside" background="linen">
      <DescriptionList items={[...items, ...screening]} variant="pairs" />
    </HeadedSection>
  );
}
