import { fileSchemas, frontMatterSchema } from '../../../../pipeline/content/json-schemas.ts';
import { rememberFacts } from '../../page-facts.ts';
import { labelsIn } from '../../schema-labels.ts';

// A site for tests of the desk's page.

const files = Object.entries(fileSchemas).map(([key, schema]) => [key, { key, schema }]);

rememberFacts({
  factsFile: 'business.yaml',
  hiddenFacts: [{ field: 'rating', label: 'Number and average of your reviews' }],
  photosFile: 'gallery.json',
  otherLists: ['beforeAfter'],
  fieldPages: [],
  articleRoute: '/blog/*',
  articlesPage: '/blog',
  labels: labelsIn({ files: Object.fromEntries(files), articleSchema: frontMatterSchema }),
});
