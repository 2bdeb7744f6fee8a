/** The fields of the quote form, in order. */
export const fieldNames = ['name', 'suburb', 'email', 'phone', 'serviceType', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
export type Details = Record<FieldName, string>;

/** A valid request. */
export const details: Details = {
  name: 'Jo Bloggs',
  suburb: 'Thurgoona',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Three bedrooms, any Tuesday.',
};

/** A pattern for the name of a button that has one of these labels. */
export const eitherOf = (...names: (string | undefined)[]) =>
  new RegExp(`^(${names.filter(Boolean).join('|')})$`);
