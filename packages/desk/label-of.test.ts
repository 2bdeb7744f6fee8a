import { expect, test } from 'vitest';
import site from '../../desk.config.ts';
import { labelOf } from './label-of.ts';
import { fieldsIn, labelsIn } from './schema-labels.ts';
import { editSite } from './site.ts';

editSite(site);

test('fields of one name have one label, wherever their schemas are', () => {
  const schemas = [...Object.values(site.files).map(({ schema }) => schema), site.articleSchema];
  const labels = labelsIn(site);
  expect(schemas.flatMap(fieldsIn).filter(([name, label]) => label !== labels[name])).toEqual([]);
});

test('labels are those of the schemas, else made from field names', () => {
  expect(['fromPrice', 'hours_on_site', 'siteUrl', 'abn', 'constructor'].map(labelOf)).toEqual([
    'From price',
    'Hours on site',
    'Address of this website',
    'ABN',
    'Constructor',
  ]);
});
