import { content } from '../../content/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { logoPeriod, logoSlotWidth } from '../../lib/specified.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './TrustedBy.module.css';

type TrustedByProps = {
  heading: string;
  carouselLabel: string;
  logos: readonly { src: string; alt: string }[];
};

/** The logos of partners. */
export function TrustedBy({ heading, carouselLabel, logos }: TrustedByProps) {
  return (
    <Section tight name="trusted">
      <Carousel
        label={carouselLabel}
        labels={content.layout.carousel}
        period={logoPeriod}
        layout="slots"
        header={
          <h2 id="trusted-heading" className={classNames(text.label, text.muted)}>
            {heading}
          </h2>
        }
        slides={logos.map((logo, index) => ({
          key: `${index}`,
          content: (
            <img
              className={classNames(styles.logo, content.brand.isDark && styles.plate)}
              src={logo.src}
              alt={logo.alt}
              width={logoSlotWidth}
              height="80"
              loading="lazy"
            />
          ),
        }))}
      />
    </Section>
  );
}

TrustedBy.fromHtml = (html: HTMLElement): Pick<TrustedByProps, 'logos'> => ({
  logos: [...html.querySelectorAll('img')].map((logo) => ({
    src: logo.getAttribute('src') ?? '',
    alt: logo.alt,
  })),
});
