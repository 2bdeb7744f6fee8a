/** Fetch the queries when they are first needed; each stays the same function, as `useQuery` asks. */
export const loadGalleryQuery = () => import('./gallery.ts').then((module) => module.galleryQuery);
export const loadPortfolioQuery = () => import('./portfolio.ts').then((module) => module.portfolioQuery);
