/** Fields by which people know an item of a list, the best first. */
export const identifyingFields = [
  'title',
  'name',
  'question',
  'heading',
  'label',
  'service',
  'words',
  'room',
  'alt',
  'days',
  'day',
  'text',
];
