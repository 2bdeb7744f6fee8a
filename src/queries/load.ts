/** Load the queries on demand. `useQuery` needs the same function on each render. */
export const loadGalleryQuery = () => import('./gallery.ts').then((module) => module.galleryQuery);
export const loadPortfolioQuery = () => import('./portfolio.ts').then((module) => module.portfolioQuery);
