import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Caddy } from '../sections/residential/Caddy.tsx';
import deepStyles from '../sections/residential/DeepClean.module.css';
import { Maintenance } from '../sections/residential/Maintenance.tsx';
import vacateStyles from '../sections/residential/VacateClean.module.css';
import { StartingPrices } from '../sections/StartingPrices.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Photo } from '../ui/Photo.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { RoomTasks } from '../ui/RoomTasks.tsx';

const { home, layout, residential, testimonials } = content;
const { header, deep, prices, vacate, lowTox, guarantee, closing } = residential;

export const head = residential.meta;

export default function Residential() {
  return (
    <>
      <PageHeader {...header} layout="left" />
      <Maintenance {...residential.maintenance} />
      <PhotoSection
        name="deep"
        id="deep"
        intro={deep}
        background="mist"
        photo={deep.photo}
        ratio="3 / 4"
        photoWidth="41vw"
        photoHeight={44}
        photoSide="left"
        isUneven
        bleed
        className={deepStyles.deep}
      >
        <h3>{deep.includedLabel}</h3>
        <CheckList items={deep.included} />
        <h3>{deep.whenLabel}</h3>
        <CheckList items={deep.when} />
      </PhotoSection>
      <StartingPrices
        prices={prices}
        packages={home.packages}
        reviews={testimonials.testimonials}
        newTabNote={layout.newTabNote}
        background="linen"
      />
      {/* Its checklist starts a new page in print. */}
      <HeadedSection name="vacate" intro={vacate} layout="beside" id="vacate">
        <div className={vacateStyles.columns}>
          <div className={vacateStyles.preparation}>
            <Photo photo={vacate.photo} sizes="(width >= 64rem) 34rem, 92vw" ratio="4 / 3" />
            <h3>{vacate.includedLabel}</h3>
            <CheckList items={vacate.included} columns={2} />
          </div>
          <div className={vacateStyles.rooms}>
            <h3 className={vacateStyles.heading}>{vacate.checklistLabel}</h3>
            <RoomTasks rooms={vacate.checklist} headingLevel="h4" />
          </div>
        </div>
      </HeadedSection>
      <Caddy {...residential.caddy} />
      <HeadedSection name="low-tox" intro={lowTox} layout="beside">
        <IconPoints items={lowTox.points} variant="plain" />
      </HeadedSection>
      <HeadedSection name="guarantee" intro={guarantee} layout="beside" background="mist" />
      <CallToAction {...closing} />
    </>
  );
}
