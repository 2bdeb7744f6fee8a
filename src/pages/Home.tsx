import { Island } from '../../framework/index.ts';
import { faq, meta } from '../content/home.ts';
import { FaqSection } from '../sections/FaqSection.tsx';
import { AddOns } from '../sections/home/AddOns.tsx';
import { AskForQuote } from '../sections/home/AskForQuote.island.tsx';
import { BeforeAfterPreview } from '../sections/home/BeforeAfterPreview.island.tsx';
import { Closing } from '../sections/home/Closing.tsx';
import { Coverage } from '../sections/home/Coverage.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { HowItWorks } from '../sections/home/HowItWorks.tsx';
import { MeetOurTeam } from '../sections/home/MeetOurTeam.tsx';
import { NdisSupport } from '../sections/home/NdisSupport.tsx';
import { Ongoing } from '../sections/home/Ongoing.tsx';
import { OurWork } from '../sections/home/OurWork.island.tsx';
import { Packages } from '../sections/home/Packages.tsx';
import { PartnerBadges } from '../sections/home/PartnerBadges.tsx';
import { PortfolioPreview } from '../sections/home/PortfolioPreview.island.tsx';
import { PremiumServices } from '../sections/home/PremiumServices.tsx';
import { SameCleaner } from '../sections/home/SameCleaner.tsx';
import { Testimonials } from '../sections/home/Testimonials.island.tsx';
import { TrustedBy } from '../sections/home/TrustedBy.island.tsx';
import { WhyChooseUs } from '../sections/home/WhyChooseUs.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

export const head = meta;

export default function Home() {
  return (
    <>
      <Hero />
      <WaveDivider to="paper" />
      <Coverage />
      <WhyChooseUs />
      <PremiumServices />
      <Packages />
      <AddOns />
      <Ongoing />
      <SameCleaner />
      <Island component={OurWork} />
      <Island component={BeforeAfterPreview} />
      <Island component={PortfolioPreview} />
      <Island component={Testimonials} />
      <PartnerBadges />
      <MeetOurTeam />
      <NdisSupport />
      <FaqSection heading={faq.heading} text={faq.text} items={faq[faq.variant]} />
      <HowItWorks />
      <Island component={AskForQuote} when="interaction" />
      <WaveDivider to="deep" />
      <Closing />
      <Island component={TrustedBy} />
    </>
  );
}
