import { testimonials } from '../content/home.ts';
import * as layout from '../content/layout.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

const { moreReviews, moreReviewsNote, reviewsUrl } = testimonials;

/** Leads to the other reviews; as long as there is no place for them, a button that says so and does nothing. */
export function MoreReviews() {
  if (reviewsUrl) {
    return <ButtonLink to={reviewsUrl} label={moreReviews} newTabNote={layout.newTabNote} look="quiet" />;
  }
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
