import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadBrand } from '../../../pipeline/brand/load-brand.ts';
import { sampleDir } from '../../../tests/support/test-content.ts';
import { RegionMap } from './RegionMap.tsx';

test('the map shows only the places that are served', async () => {
  const { brand } = await loadBrand(sampleDir);
  if (!brand?.map) throw new Error('The sample has no map.');
  const props = {
    map: brand.map,
    active: undefined,
    onHover: () => {},
    ticked: [],
    label: 'Map',
    land: '#land',
  };
  const html = renderToStaticMarkup(createElement(RegionMap, { ...props, served: ['Albury', 'Corowa'] }));
  const texts = [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  // The names of the states, and the place twice: for wide and for narrow maps.
  expect(texts).toEqual(['NSW', 'VIC', 'Albury', 'Albury']);
});
