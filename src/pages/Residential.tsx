import { content } from '../content/index.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Maintenance } from '../sections/residential/Maintenance.tsx';
import { VacateClean } from '../sections/residential/VacateClean.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';

const { residential } = content;
const { header, deep, lowTox, guarantee, closing } = residential;

export const head = residential.meta;

export default function Residential() {
  return (
    <>
      <PageHeader {...header} />
      <Maintenance />
      <PhotoSection
        name="deep"
        id="deep"
        intro={deep}
        ground="mist"
        photo={deep.photo}
        ratio="3 / 4"
        photoWidth="48vw"
        photoSide="left"
        bleed
        align="start"
      >
        <h3>{deep.includedLabel}</h3>
        <CheckList items={deep.included} />
        <h3>{deep.whenLabel}</h3>
        <CheckList items={deep.when} />
      </PhotoSection>
      <VacateClean />
      <HeadedSection name="low-tox" intro={lowTox} layout="column" ground="linen">
        <IconPoints items={lowTox.points} columns={1} />
      </HeadedSection>
      <HeadedSection name="guarantee" intro={guarantee} layout="centred" ground="mist" />
      <ClosingCall {...closing} />
    </>
  );
}
