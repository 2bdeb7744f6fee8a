import home from 'content:home';
import reviews from 'content:testimonials';
import { MoreReviews } from '../../links/MoreReviews.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Stars } from '../../ui/Stars.tsx';
import styles from './Testimonials.module.css';

const { testimonials } = home;

export function Testimonials() {
  return (
    <Section ground="linen" labelledBy="testimonials-heading">
      <SectionHeading
        id="testimonials-heading"
        heading={testimonials.heading}
        text={testimonials.text}
        layout="beside"
      />
      {reviews.testimonials.length === 0 ? (
        <p>{testimonials.empty}</p>
      ) : (
        <ul className={styles.reviews}>
          {reviews.testimonials.map((review) => (
            <li key={review.id} className={styles.review}>
              <Stars rating={review.rating} label={`${review.rating} ${testimonials.starsLabel}`} />
              <blockquote>{review.text}</blockquote>
              <p className={styles.who}>
                <strong>{review.name}</strong>
                <span>
                  {review.location}, {review.service}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <MoreReviews />
    </Section>
  );
}
