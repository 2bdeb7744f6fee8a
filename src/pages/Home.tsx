import home from 'content:home';
import { FaqSection } from '../sections/FaqSection.tsx';
import { AddOns } from '../sections/home/AddOns.tsx';
import { AskForQuote } from '../sections/home/AskForQuote.tsx';
import { BeforeAfterPreview } from '../sections/home/BeforeAfterPreview.tsx';
import { Closing } from '../sections/home/Closing.tsx';
import { Coverage } from '../sections/home/Coverage.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { HowItWorks } from '../sections/home/HowItWorks.tsx';
import { MeetOurTeam } from '../sections/home/MeetOurTeam.tsx';
import { NdisSupport } from '../sections/home/NdisSupport.tsx';
import { Ongoing } from '../sections/home/Ongoing.tsx';
import { OurWork } from '../sections/home/OurWork.tsx';
import { Packages } from '../sections/home/Packages.tsx';
import { PartnerBadges } from '../sections/home/PartnerBadges.tsx';
import { PortfolioPreview } from '../sections/home/PortfolioPreview.tsx';
import { PremiumServices } from '../sections/home/PremiumServices.tsx';
import { SameCleaner } from '../sections/home/SameCleaner.tsx';
import { Testimonials } from '../sections/home/Testimonials.tsx';
import { TrustedBy } from '../sections/home/TrustedBy.tsx';
import { WhyChooseUs } from '../sections/home/WhyChooseUs.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

export const head = { ...home.meta, photo: home.hero.photo.src };

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
      <OurWork />
      <BeforeAfterPreview />
      <PortfolioPreview />
      <Testimonials />
      <PartnerBadges />
      <MeetOurTeam />
      <NdisSupport />
      <FaqSection heading={home.faq.heading} text={home.faq.text} items={home.faq[home.faq.variant]} />
      <HowItWorks />
      <AskForQuote />
      <WaveDivider to="deep" />
      <Closing />
      <TrustedBy />
    </>
  );
}
