import { content } from '../../content/index.ts';
import { logoPeriod, logoSlotWidth } from '../../lib/specified.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './TrustedBy.module.css';

/** The five partner logos. */
export function TrustedBy({ trustedBy = content.home.trustedBy }) {
  return (
    <Section tight labelledBy="trusted-heading">
      <Carousel
        label={trustedBy.carouselLabel}
        labels={content.layout.carousel}
        period={logoPeriod}
        layout="slots"
        dots={false}
        header={
          <h2 id="trusted-heading" className={styles.heading}>
            {trustedBy.heading}
          </h2>
        }
        slides={trustedBy.logos.map((logo, index) => ({
          key: `${index}`,
          content: <img src={logo.src} alt={logo.alt} width={logoSlotWidth} height="80" loading="lazy" />,
        }))}
      />
    </Section>
  );
}
