import * as home from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { logoPeriod, logoSlotWidth } from '../../lib/specified.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './TrustedBy.module.css';

/** The five partner logos. */
export function TrustedBy({ trustedBy = home.trustedBy }: Partial<Pick<typeof home, 'trustedBy'>>) {
  return (
    <Section tight labelledBy="trusted-heading">
      <Carousel
        label={trustedBy.carouselLabel}
        labels={layout.carousel}
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
