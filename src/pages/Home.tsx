import { Island } from '../../framework/index.ts';
import * as home from '../content/home.ts';
import { CallLink } from '../links/CallLink.tsx';
import { EmailLink } from '../links/EmailLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { AskForQuote } from '../sections/home/AskForQuote.island.tsx';
import { BeforeAfterPreview } from '../sections/home/BeforeAfterPreview.island.tsx';
import { Coverage } from '../sections/home/Coverage.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { NdisSupport } from '../sections/home/NdisSupport.tsx';
import { Ongoing } from '../sections/home/Ongoing.tsx';
import { OurWork } from '../sections/home/OurWork.island.tsx';
import { Packages } from '../sections/home/Packages.tsx';
import { PortfolioPreview } from '../sections/home/PortfolioPreview.island.tsx';
import { PremiumServices } from '../sections/home/PremiumServices.tsx';
import { SameCleaner } from '../sections/home/SameCleaner.tsx';
import { Testimonials } from '../sections/home/Testimonials.island.tsx';
import { TrustedBy } from '../sections/home/TrustedBy.island.tsx';
import { WhyChooseUs } from '../sections/home/WhyChooseUs.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { Steps } from '../ui/Steps.tsx';
import { TermList } from '../ui/TermList.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

const { addOns, closing, faq, howItWorks, partnerBadges, team } = home;

export const head = home.meta;

const closingActions = (
  <ButtonRow>
    <QuoteLink label={closing.quote} />
    <CallLink label={closing.call} location="closing" />
    <EmailLink label={closing.email} location="closing" />
  </ButtonRow>
);

export default function Home() {
  return (
    <>
      <Hero />
      <WaveDivider to="paper" />
      <Coverage />
      <WhyChooseUs />
      <PremiumServices />
      <Packages />
      <HeadedSection name="add-ons" intro={addOns} layout="column" ground="linen">
        <IconPoints items={addOns.items} />
      </HeadedSection>
      <Ongoing />
      <SameCleaner />
      <Island component={OurWork} />
      <Island component={BeforeAfterPreview} />
      <Island component={PortfolioPreview} />
      <Island component={Testimonials} />
      <HeadedSection name="partners" intro={partnerBadges}>
        <IconPoints items={partnerBadges.items} look="upright" />
      </HeadedSection>
      <PhotoSection
        name="team"
        intro={team}
        ground="mist"
        photo={team.photo}
        ratio="4 / 3"
        photoWidth="58vw"
        share="large"
        bleed
        fadeIn={{}}
      >
        <TermList items={team.points} />
        <ButtonLink {...team.link} look="quiet" />
      </PhotoSection>
      <NdisSupport />
      <FaqSection intro={faq} items={faq[faq.variant]} />
      <HeadedSection name="how" intro={howItWorks}>
        <Steps steps={howItWorks[howItWorks.variant]} />
      </HeadedSection>
      <Island component={AskForQuote} when="interaction" />
      <WaveDivider to="deep" />
      <HeadedSection name="closing" intro={closing} layout="centred" ground="deep" extra={closingActions} />
      <Island component={TrustedBy} />
    </>
  );
}
