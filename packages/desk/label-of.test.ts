import { expect, test } from 'vitest';
import site from './fixtures/site/desk.config.ts';
import { labelOf } from './label-of.ts';
import { editSite } from './site.ts';

test('labels come from the schemas, otherwise from field names', () => {
  editSite(site);
  expect(['fromPrice', 'hours_on_site', 'siteUrl', 'abn', 'constructor'].map(labelOf)).toEqual([
    'From price',
    'Hours on site',
    'Address of this website',
    'ABN',
    'Constructor',
  ]);
});
