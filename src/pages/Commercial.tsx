import { content } from '../content/index.ts';
import { classNames } from '../lib/class-names.ts';
import { LabourHireLicence } from '../links/LabourHireLicence.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { CaseStudy } from '../sections/commercial/CaseStudy.tsx';
import { Industries } from '../sections/commercial/Industries.tsx';
import sheetStyles from '../sections/commercial/SpecificationSheet.module.css';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { Section } from '../ui/Section.tsx';

const { commercial, layout } = content;
const { header, whyUs, process, compliance } = commercial;
const { siteVisit, ...closing } = commercial.closing;

export const head = commercial.meta;

/** A dense sheet, as a specification, which begins dark. */
export default function Commercial() {
  return (
    <>
      <PageHeader {...header} background="ink" />
      <div className={sheetStyles.sheet}>
        <Industries {...commercial.industries} />
        <PhotoSection
          name="why"
          intro={whyUs}
          photo={whyUs.photo}
          ratio="3 / 4"
          photoWidth="48vw"
          photoHeight={56}
          photoSide="left"
          bleed
          className={sheetStyles.reasons}
        >
          <DescriptionList items={whyUs.items} variant="sheet" />
        </PhotoSection>
        <StepsSection process={process} background="linen" />
        <CaseStudy {...commercial.caseStudy} />
        <Section name="compliance" intro={compliance} layout="beside">
          <ul className={classNames(sheetStyles.cells, sheetStyles.row)}>
            {compliance.items.map((item) => (
              <li key={item.title}>
                <Icon name={item.icon} />
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
          <LabourHireLicence />
        </Section>
      </div>
      <CallToAction {...closing} call={layout.call} link={{ label: siteVisit, to: '/contact' }} />
    </>
  );
}
