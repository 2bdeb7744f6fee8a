import { articleSchema, fileSchemas, jsonSchema } from '../../fixtures/site/schemas.ts';
import { rememberFacts } from '../../page-facts.ts';
import { labelsIn } from '../../schema-labels.ts';

// The fixture site, as the desk's page knows it.

const files = Object.entries(fileSchemas).map(([key, schema]) => [key, { key, schema }]);

rememberFacts({
  factsFile: 'business.yaml',
  hiddenFacts: [{ field: 'rating', label: 'Number and average of your reviews' }],
  acceptedFile: 'as-in-sample.yaml',
  photoRecordsFile: 'photos.yaml',
  fieldPages: [],
  articlesPage: '/articles',
  articleSchema: jsonSchema(articleSchema),
  labels: labelsIn({ files: Object.fromEntries(files), articleSchema: jsonSchema(articleSchema) }),
});
