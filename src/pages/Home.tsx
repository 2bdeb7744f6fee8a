import { Island } from '@site/islands';
import { galleryPreview } from '../content/home.ts';
import { content } from '../content/index.ts';
import { CallLink } from '../links/CallLink.tsx';
import { EmailLink } from '../links/EmailLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { AskForQuote } from '../sections/home/AskForQuote.tsx';
import { BeforeAfterPreview } from '../sections/home/BeforeAfterPreview.island.tsx';
import coverageStyles from '../sections/home/Coverage.module.css';
import { Hero } from '../sections/home/Hero.tsx';
import ndisStyles from '../sections/home/NdisSupport.module.css';
import { Ongoing } from '../sections/home/Ongoing.tsx';
import { OurWork } from '../sections/home/OurWork.island.tsx';
import { AddOns, Packages } from '../sections/home/Packages.tsx';
import { PortfolioPreview } from '../sections/home/PortfolioPreview.island.tsx';
import { PremiumServices } from '../sections/home/PremiumServices.tsx';
import { Proof } from '../sections/home/Proof.tsx';
import sameCleanerStyles from '../sections/home/SameCleaner.module.css';
import { Testimonials } from '../sections/home/Testimonials.island.tsx';
import { TrustedBy } from '../sections/home/TrustedBy.island.tsx';
import whyStyles from '../sections/home/WhyChooseUs.module.css';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { FadeIn } from '../ui/FadeIn.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { Section } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';

const { business, home, layout } = content;
const {
  closing,
  coverage,
  faq,
  hero,
  howItWorks,
  ndis,
  packages,
  partnerBadges,
  sameCleaner,
  team,
  whyChooseUs,
} = home;

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
      <Hero {...hero} tagline={business.tagline}>
        <Proof proof={hero.proof} rating={business.rating} packages={packages} />
      </Hero>
      <WaveDivider to="paper" />
      <Section tight labelledBy="coverage-heading" className={coverageStyles.coverage}>
        <div>
          <h2 id="coverage-heading" className={coverageStyles.heading}>
            {coverage.heading}
          </h2>
          <p className={coverageStyles.lead}>{coverage.lead}</p>
        </div>
        <div className={coverageStyles.words}>
          <p>{coverage.text}</p>
          <ButtonRow>
            {coverage.outside}
            <CallLink label={coverage.call} variant="text" location="coverage" />
          </ButtonRow>
        </div>
      </Section>
      <HeadedSection name="why" intro={whyChooseUs} layout="beside" background="mist">
        <div className={whyStyles.reasons}>
          <FadeIn>
            <IconPoints items={whyChooseUs.cards} />
          </FadeIn>
        </div>
      </HeadedSection>
      <PremiumServices {...home.premiumServices} />
      <Packages {...packages} />
      <AddOns {...home.addOns} />
      <AskForQuote {...home.quoteForm} call={layout.call} />
      <Ongoing {...home.ongoing} />
      <PhotoSection
        name="same-cleaner"
        intro={sameCleaner}
        background="deep"
        className={sameCleanerStyles.promise}
        photo={sameCleaner.photo}
        ratio="3 / 2"
        photoWidth="48vw"
        bleed
      >
        <CheckList items={sameCleaner.points} />
      </PhotoSection>
      <Island component={OurWork} />
      {galleryPreview.beforeAfter.length > 0 ? <Island component={BeforeAfterPreview} /> : null}
      <Island component={PortfolioPreview} />
      <Island component={Testimonials} />
      <HeadedSection name="partners" intro={partnerBadges} layout="column">
        <IconPoints items={partnerBadges.items} variant="links" columns={1} />
      </HeadedSection>
      <PhotoSection
        name="team"
        intro={team}
        background="mist"
        photo={team.photo}
        ratio="3 / 2"
        photoWidth="58vw"
        isUneven
        bleed
        fadeIn={{}}
      >
        <DescriptionList items={team.points} />
        <ButtonLink {...team.link} variant="secondary" />
      </PhotoSection>
      <PhotoSection
        name="ndis"
        intro={ndis}
        photo={ndis.photo}
        ratio="3 / 2"
        photoWidth="37rem"
        photoHeight={36}
        photoSide="left"
        fadeIn={{ className: ndisStyles.panel }}
      >
        <CheckList items={ndis.points} />
        <ButtonRow>
          <QuoteLink label={ndis.quote} />
          <ButtonLink {...ndis.link} variant="text" />
        </ButtonRow>
      </PhotoSection>
      <FaqSection intro={faq} items={faq[faq.variant]} linkLabel={layout.faqLink} />
      <HeadedSection name="how" intro={howItWorks}>
        <Steps steps={howItWorks[howItWorks.variant]} />
      </HeadedSection>
      <WaveDivider to="deep" />
      <HeadedSection
        name="closing"
        intro={closing}
        layout="centred"
        background="deep"
        extra={closingActions}
      />
      <Island component={TrustedBy} />
    </>
  );
}
