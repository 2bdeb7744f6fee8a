/**
 * What the browser is not sent of the facts: claims reach pages inside their texts, how they are known is not for
 * visitors, and the rest stands in structured data or the footer only.
 */
export const unshippedFacts = [
  'claims',
  'structuredDataHours',
  'geo',
  'payment',
  'services',
  'priceRange',
  'currency',
  'rating',
  'address',
  'social',
  'googleBusinessUrl',
] as const;
