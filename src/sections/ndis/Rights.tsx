import type { Content } from '../../content/schemas/files.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Section } from '../../ui/Section.tsx';

type RightsProps = Content['ndis']['rights'] & { ndisScreening: Content['business']['ndisScreening'] };

/** Code of Conduct, price, complaints, and the worker screening if the business has entered one. */
export function Rights({ ndisScreening, ...rights }: RightsProps) {
  const { items, screeningTitle } = rights;
  const screening = ndisScreening ? [{ title: screeningTitle, text: ndisScreening }] : [];
  const all = [...items, ...screening];
  return (
    <Section name="rights" intro={rights} layout="beside" background="tinted" list={all}>
      <DescriptionList items={all} variant="pairs" />
    </Section>
  );
}
