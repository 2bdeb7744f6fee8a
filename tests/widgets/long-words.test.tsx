import { expect, test } from 'vitest';
import { content } from '../../src/content/index.ts';
import { ReviewCard } from '../../src/ui/ReviewCard.tsx';
import { mountStatic } from './mount.tsx';

const { testimonials } = content.home;

test('a review of long words, such as a web address, stays in its card', () => {
  const word = 'reviews.example.com/posts/'.repeat(6);
  const review = { rating: 5, text: word, name: word, location: word, service: word };
  const card = mountStatic(<ReviewCard review={review} labels={{ ...testimonials, newTabNote: '' }} />);
  card.style.width = '20rem';
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
