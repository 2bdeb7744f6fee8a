import { rememberFacts } from '../../page-facts.ts';

// A site for tests of the desk's page.

rememberFacts({
  factsFile: 'business.yaml',
  hiddenFacts: [{ field: 'rating', label: 'Number and average of your reviews' }],
  photosFile: 'gallery.json',
  otherLists: ['beforeAfter'],
  fieldPages: [],
  articleRoute: '/blog/*',
  articlesPage: '/blog',
});
