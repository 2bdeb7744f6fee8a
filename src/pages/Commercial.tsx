import { content } from '../content/index.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CaseStudy } from '../sections/commercial/CaseStudy.tsx';
import { Industries } from '../sections/commercial/Industries.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { TermList } from '../ui/TermList.tsx';

const { commercial } = content;
const { header, whyUs, process, compliance } = commercial;
const { siteVisit, ...closing } = commercial.closing;

export const head = commercial.meta;

export default function Commercial() {
  return (
    <>
      <PageHeader {...header} layout="wide" />
      <Industries />
      <PhotoSection
        name="why"
        intro={whyUs}
        ground="mist"
        photo={whyUs.photo}
        ratio="3 / 4"
        photoWidth="36vw"
        photoSide="left"
        share="small"
        align="start"
      >
        <TermList items={whyUs.items} />
      </PhotoSection>
      <StepsSection process={process} ground="linen" />
      <CaseStudy />
      <HeadedSection name="compliance" intro={compliance} layout="column" ground="linen">
        <IconPoints items={compliance.items} columns={1} />
      </HeadedSection>
      <ClosingCall {...closing} link={{ label: siteVisit, to: '/contact' }} />
    </>
  );
}
