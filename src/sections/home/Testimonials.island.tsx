import { initialReviews as reviews, testimonials } from '../../content/home.ts';
import * as layout from '../../content/layout.ts';
import { maxReviews } from '../../lib/first-page.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { useQuery } from '../../queries/use-query.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ReviewCard } from '../../ui/ReviewCard.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './Testimonials.module.css';

/** Milliseconds that a review stays (business constant). */
const period = 5000;
const loadQuery = () => import('../../queries/testimonials.ts').then((module) => module.testimonialsQuery);

const cardWords = { ...testimonials, newTabNote: layout.newTabNote };

/** What clients say: pre-rendered, and read anew where scripts run, so that a new review needs no new build. */
export function Testimonials() {
  const read = useQuery(loadQuery, reviews.testimonials);
  return (
    <HeadedSection name="testimonials" intro={testimonials} ground="linen">
      <AsyncContent
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
          slides={read.data.slice(0, maxReviews).map((review, index) => ({
            // The owner's ids are unique; those of a file made by hand may not be.
            key: `${review.id} ${index}`,
            content: <ReviewCard review={review} words={cardWords} />,
          }))}
        />
      </AsyncContent>
      <div className={styles.actions}>
        <ButtonRow>
          <QuoteLink location="social_proof" />
          <MoreReviews />
        </ButtonRow>
      </div>
    </HeadedSection>
  );
}

/** Leads to the other reviews; as long as there is no place for them, a button that says so and does nothing. */
function MoreReviews() {
  const { moreReviews, moreReviewsNote, reviewsUrl } = testimonials;
  if (reviewsUrl)
    return <ButtonLink to={reviewsUrl} label={moreReviews} newTabNote={layout.newTabNote} look="quiet" />;
  return (
    <Tooltip text={moreReviewsNote}>
      {(noteId) => (
        <Button look="quiet" isUnavailable describedBy={noteId}>
          {moreReviews}
        </Button>
      )}
    </Tooltip>
  );
}
