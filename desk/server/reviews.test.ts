import { expect, test } from 'vitest';
import { copiedReview } from './copied-review.ts';
import { copiedDesk } from './fixtures.ts';
import { readReviews } from './reviews.ts';

const day = '2026-11-23';

test.each<[name: string, text: string, expected: object]>([
  [
    'from Google Maps',
    'Priya Sharma\nLocal Guide · 12 reviews · 4 photos\n\uE838\uE838\n★★★★★\n3 days ago\nNew\n\nThe kitchen shone.\nWe’d book again.\nLike\nShare\n\nResponse from the owner 2 days ago\nThank you!',
    {
      name: 'Priya Sharma',
      rating: 5,
      date: '2026-11-20',
      text: 'The kitchen shone. We’d book again.',
      notes: [],
    },
  ],
  [
    'with stars in words, and an age that is not exact',
    'Tom R.\n1 review\nRated 4.0 out of 5, 2 weeks ago\nOn time.',
    {
      name: 'Tom R.',
      rating: 4,
      date: '2026-11-09',
      text: 'On time.',
      notes: [expect.stringContaining('is a guess')],
    },
  ],
  [
    'without stars',
    'Sam\r\nEdited a month ago\r\nFine, “5 stars” from me.',
    {
      name: 'Sam',
      rating: null,
      date: '2026-10-23',
      text: 'Fine, “5 stars” from me.',
      notes: [expect.anything(), expect.stringContaining('were not copied')],
    },
  ],
])('a copied review is read: %s', (_, text, expected) => {
  expect(copiedReview(text, day)).toEqual(expected);
});

test('the reviews of a Takeout file are read, and those that are there already are named', async () => {
  const { desk } = await copiedDesk();
  const reviews = [
    {
      reviewer: { displayName: 'Priya Sharma-O’Neil' },
      starRating: 'FIVE',
      comment: '(Translated by Google) Good!\n\n(Original)\nGut!',
      createTime: '2026-09-14T08:15:00.1Z',
    },
    { reviewer: {}, starRating: 'STAR_RATING_UNSPECIFIED' },
  ];
  const { proposals, path } = await readReviews(desk, JSON.stringify({ reviews }), day);
  expect(path).toEqual(['testimonials']);
  expect(proposals[0]).toEqual({
    review: {
      id: 'priya-s-2',
      rating: 5,
      name: 'Priya S.',
      text: 'Gut!',
      location: '',
      service: '',
      source: 'Google',
      date: '2026-09-14',
    },
    missing: ['location', 'service'],
    notes: ['"Priya Sharma-O’Neil" is shortened to first name and initial.'],
    isKnown: false,
  });
  expect(proposals[1]?.missing).toEqual(['name', 'rating', 'text', 'location', 'service']);
  const known = (await desk.reader.read('testimonials.json'))?.data as {
    testimonials: { name: string; text: string }[];
  };
  const [{ name, text } = { name: '', text: '' }] = known.testimonials;
  const again = await readReviews(
    desk,
    JSON.stringify({ reviews: [{ reviewer: { displayName: name }, comment: text }] }),
    day,
  );
  expect(again.proposals[0]?.isKnown).toBe(true);
  for (const broken of ['{', '{"reviews":[]}', '{"a":1}'])
    await expect(readReviews(desk, broken, day)).rejects.toMatchObject({ status: 422 });
});
