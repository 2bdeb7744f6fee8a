import { content } from '../content/index.ts';
import { widthAtHeight } from '../lib/photo-width.ts';
import { LabourHireLicence } from '../links/LabourHireLicence.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { CaseStudy } from '../sections/commercial/CaseStudy.tsx';
import { Cells } from '../sections/commercial/Cells.tsx';
import { Industries } from '../sections/commercial/Industries.tsx';
import { FirstActions } from '../sections/FirstActions.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Bleed } from '../ui/layout/Bleed.tsx';
import { Columns } from '../ui/layout/Columns.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Section } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import styles from './Commercial.module.css';

const { business, commercial } = content;
const { header, whyUs, process, compliance } = commercial;
const { siteVisit, ...closing } = commercial.closing;

export const head = commercial.meta;

/** A dense sheet, like a specification. */
export default function Commercial() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo} note={header.note} layout="wall">
        <FirstActions {...header} service={business.services.commercial} />
      </PageHeader>
      <div className={styles.sheet}>
        <Industries {...commercial.industries} />
        <Section name="why" list={whyUs.items}>
          <Columns swap="always">
            <Stack>
              <h2 id="why-heading">{whyUs.heading}</h2>
              <p className={text.lead}>{whyUs.text}</p>
              <DescriptionList items={whyUs.items} variant="sheet" />
            </Stack>
            <Bleed
              side="left"
              photo={whyUs.photo}
              sizes={`(width >= 64rem) max(48vw, ${widthAtHeight(whyUs.photo, 56)}), 92vw`}
              wideRatio="fill"
            />
          </Columns>
        </Section>
        <StepsSection process={process} background="quiet" />
        {commercial.caseStudy ? <CaseStudy {...commercial.caseStudy} /> : null}
        <Section name="compliance" intro={compliance} background="tinted" list={compliance.items}>
          <Cells items={compliance.items} />
          <LabourHireLicence />
        </Section>
      </div>
      <CallToAction {...closing} link={{ label: siteVisit, to: '/contact' }} />
    </>
  );
}
