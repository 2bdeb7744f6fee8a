import { content } from './site.ts';

const { home, testimonials, buildersHandover } = content;
const projects = buildersHandover.seeOurWork.projects.map(({ title }) => title);
const { carouselLabel, featured } = home.testimonials;
const reviews = testimonials.testimonials.filter(({ id }) => id !== featured);

/** The carousels of each page, with the number of their slides. */
export const carousels = {
  '/': [
    { name: carouselLabel, count: reviews.length },
    { name: home.trustedBy.carouselLabel, count: 5 },
  ],
  '/builders-handover': projects.map((name) => ({ name, count: 10 })),
};
