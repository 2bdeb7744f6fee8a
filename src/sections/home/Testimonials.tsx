import testimonials from 'content:home/testimonials';
import layout from 'content:layout';
import reviews from 'content:testimonials';
import { useRef } from 'react';
import { MoreReviews } from '../../links/MoreReviews.tsx';
import { useRead } from '../../queries/use-read.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { ReadArea } from '../../ui/ReadArea.tsx';
import { ReviewCard } from '../../ui/ReviewCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Testimonials.module.css';

/** Milliseconds that a review stays (business constant). */
const period = 5000;
const loadQuery = () => import('../../queries/testimonials.ts').then((module) => module.testimonialsQuery);

/** What clients say: pre-rendered, and read anew where scripts run, so that a new review needs no new build. */
export function Testimonials() {
  const area = useRef<HTMLDivElement>(null);
  const { status, data } = useRead(area, loadQuery, reviews.testimonials);
  const none = status === 'failed' || data.length === 0;
  return (
    <Section ground="linen" labelledBy="testimonials-heading">
      <SectionHeading
        id="testimonials-heading"
        heading={testimonials.heading}
        text={testimonials.text}
        layout="beside"
      />
      <ReadArea
        area={area}
        pending={status === 'pending'}
        loading={testimonials.loading}
        empty={none ? testimonials.empty : undefined}
      >
        <Carousel
          label={testimonials.carouselLabel}
          words={layout.carousel}
          period={period}
          header={<p className={styles.rating}>{testimonials.ratingLine}</p>}
          slides={data.map((review, index) => ({
            // The owner's ids are unique; those of a file made by hand may not be.
            key: `${review.id} ${index}`,
            content: (
              <ReviewCard
                review={review}
                starsLabel={testimonials.starsLabel}
                readMore={testimonials.readMore}
                readLess={testimonials.readLess}
                newTabNote={layout.newTabNote}
              />
            ),
          }))}
        />
      </ReadArea>
      <MoreReviews />
    </Section>
  );
}
