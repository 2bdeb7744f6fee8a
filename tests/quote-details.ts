/** The fields of the quote form, in their order. */
export const fieldNames = ['name', 'suburb', 'email', 'phone', 'serviceType', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
export type Details = Record<FieldName, string>;

/** A request that meets every rule. */
export const details: Details = {
  name: 'Jo Bloggs',
  suburb: 'Thurgoona',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Three bedrooms, any Tuesday.',
};

/** The name of a button that says one thing or another. */
export const eitherOf = (...names: (string | undefined)[]) =>
  new RegExp(`^(${names.filter(Boolean).join('|')})$`);
