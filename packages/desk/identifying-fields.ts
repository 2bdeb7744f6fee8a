/** Fields by which people recognise an item of a list, best first. */
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
