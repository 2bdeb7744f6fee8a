import { useId } from 'react';
import { content } from '../../content/index.ts';
import { maxReviews } from '../../lib/first-page.ts';
import { reviewPeriod } from '../../lib/specified.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ReviewCard } from '../../ui/ReviewCard.tsx';
import { type Review, reviewFromHtml } from '../../ui/ReviewSource.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { RatingLine } from '../RatingLine.tsx';

const loadQuery = () => import('../../queries/testimonials.ts').then((module) => module.testimonialsQuery);

/** Reviews: pre-rendered, and fetched again at run time, so that a new review needs no build. */
export function Testimonials({ reviews }: { reviews: readonly (Review & { id: string })[] }) {
  const testimonials = content.home.testimonials;
  const cardLabels = { ...testimonials, newTabNote: content.layout.newTabNote };
  const query = useQuery(loadQuery);
  const { data = reviews } = query;
  // Home shows one above, unless there were none when it was rendered.
  const others = reviews.length > 0 ? data.filter(({ id }) => id !== testimonials.featured) : data;
  return (
    <Section name="testimonials" background="tinted">
      <Stack gap="6">
        <SectionHeading id="testimonials-heading" intro={testimonials} layout="column">
          <RatingLine rating={content.business.rating} text={testimonials.ratingLine} />
        </SectionHeading>
        <AsyncContent
          query={query}
          loading={testimonials.loading}
          isEmpty={data.length === 0}
          empty={testimonials.empty}
        >
          <Carousel
            label={testimonials.carouselLabel}
            labels={content.layout.carousel}
            period={reviewPeriod}
            slides={others.slice(0, maxReviews).map((review, index) => ({
              // The HTML has no ids, and ids of a hand-written file may not be unique.
              key: `${review.name} ${index}`,
              content: <ReviewCard review={review} labels={cardLabels} />,
            }))}
          />
        </AsyncContent>
        <ButtonRow>
          <QuoteLink location="social_proof" />
          <MoreReviews {...testimonials} />
        </ButtonRow>
      </Stack>
    </Section>
  );
}

/** The HTML has no ids. */
Testimonials.fromHtml = (html: HTMLElement) => ({
  reviews: [...html.querySelectorAll('figure')].map((figure) => ({ ...reviewFromHtml(figure), id: '' })),
});

/**
 * A link to more reviews; without an address, a button that does nothing, with a tooltip that
 * `src/ui/Tooltip.browser.ts` shows.
 */
function MoreReviews({ moreReviews, moreReviewsNote, reviewsUrl }: typeof content.home.testimonials) {
  const noteId = useId();
  if (reviewsUrl)
    return (
      <ButtonLink
        to={reviewsUrl}
        label={moreReviews}
        newTabNote={content.layout.newTabNote}
        variant="secondary"
      />
    );
  return (
    <span data-tooltip>
      <Button variant="secondary" isUnavailable describedBy={noteId}>
        {moreReviews}
      </Button>
      <span id={noteId} role="tooltip" popover="manual">
        {moreReviewsNote}
      </span>
    </span>
  );
}
