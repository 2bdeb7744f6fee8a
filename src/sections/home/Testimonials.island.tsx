import { firstReviews as reviews, testimonials } from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { mostReviews } from '../../lib/first-page.ts';
import { MoreReviews } from '../../links/MoreReviews.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { useRead } from '../../queries/use-read.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { ReadArea } from '../../ui/ReadArea.tsx';
import { ReviewCard } from '../../ui/ReviewCard.tsx';
import styles from './Testimonials.module.css';

/** Milliseconds that a review stays (business constant). */
const period = 5000;
const loadQuery = () => import('../../queries/testimonials.ts').then((module) => module.testimonialsQuery);

/** What clients say: pre-rendered, and read anew where scripts run, so that a new review needs no new build. */
export function Testimonials() {
  const read = useRead(loadQuery, reviews.testimonials);
  return (
    <HeadedSection name="testimonials" intro={testimonials} ground="linen">
      <ReadArea
        read={read}
        loading={testimonials.loading}
        // A read that failed leaves what was pre-rendered, so that the visitor loses nothing.
        empty={read.data.length === 0 && testimonials.empty}
      >
        <Carousel
          label={testimonials.carouselLabel}
          words={layout.carousel}
          period={period}
          header={<p className={styles.rating}>{testimonials.ratingLine}</p>}
          slides={read.data.slice(0, mostReviews).map((review, index) => ({
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
      <div className={styles.actions}>
        <ButtonRow>
          <QuoteLink location="social_proof" />
          <MoreReviews />
        </ButtonRow>
      </div>
    </HeadedSection>
  );
}
