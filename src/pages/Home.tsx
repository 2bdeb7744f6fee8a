import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { homeLists } from '../lib/first-page.ts';
import { CallLink } from '../links/CallLink.tsx';
import { EmailLink } from '../links/EmailLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { Answers } from '../sections/home/Answers.tsx';
import { AskForQuote } from '../sections/home/AskForQuote.tsx';
import { BeforeAfterPreview } from '../sections/home/BeforeAfterPreview.island.tsx';
import { Coverage } from '../sections/home/Coverage.tsx';
import { Fold } from '../sections/home/Fold.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { NdisSupport } from '../sections/home/NdisSupport.tsx';
import { OngoingCleaning } from '../sections/home/OngoingCleaning.tsx';
import { OurWork } from '../sections/home/OurWork.island.tsx';
import { AddOns, Packages } from '../sections/home/Packages.tsx';
import { PortfolioPreview } from '../sections/home/PortfolioPreview.island.tsx';
import { PremiumServices } from '../sections/home/PremiumServices.tsx';
import { SameCleaner } from '../sections/home/SameCleaner.tsx';
import { Team } from '../sections/home/Team.tsx';
import { Testimonials } from '../sections/home/Testimonials.island.tsx';
import { TrustedBy } from '../sections/home/TrustedBy.island.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { FadeIn } from '../ui/FadeIn.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { ReviewQuotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

const { home } = content;
const { closing, packages, partnerBadges, whyChooseUs: why } = home;
const { logos: files, ...trustedBy } = home.trustedBy;
const logos = files.map(({ webp, src, alt }) => ({ src: webp ?? src, alt }));

export const head = home.meta;

const { bathrooms, pairs, projects, reviews, featured } = homeLists(content);

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
      <Hero {...content} />
      <WaveDivider to="page" />
      <Coverage {...home.coverage} />
      {featured ? (
        <Section tight="joined">
          <ReviewQuotation isSmall review={featured} newTabNote={content.layout.newTabNote} />
        </Section>
      ) : null}
      <Section name="why" intro={why} list={why.cards} layout="beside" background="tinted" tight>
        <FadeIn>
          {why.more ? <Fold label={why.more} /> : null}
          <IconPoints items={why.cards} variant={why.more ? 'compact' : 'lines'} columns="4" />
        </FadeIn>
      </Section>
      <PremiumServices {...home} />
      <Packages {...packages} />
      <AddOns {...home.addOns} />
      <AskForQuote {...home} />
      <OngoingCleaning {...home.ongoing} />
      <Island component={OurWork} htmlProps={{ bathrooms }} />
      {pairs.length > 0 ? <Island component={BeforeAfterPreview} htmlProps={{ pairs }} /> : null}
      <Island component={PortfolioPreview} htmlProps={{ projects }} />
      <Island component={Testimonials} htmlProps={{ reviews }} />
      <Section
        name="partners"
        intro={partnerBadges}
        size="list"
        list={partnerBadges.items}
        background="tinted"
        tight="joined"
      >
        <IconPoints items={partnerBadges.items} variant="links" columns="3" />
      </Section>
      <SameCleaner {...home} />
      <Team {...content} />
      <NdisSupport {...home.ndis} />
      <Answers {...content} />
      <WaveDivider to="dark" />
      <Section name="closing" intro={closing} layout="centred" background="dark" extra={closingActions} />
      {logos.length > 0 ? <Island component={TrustedBy} props={trustedBy} htmlProps={{ logos }} /> : null}
    </>
  );
}
