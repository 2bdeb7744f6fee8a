/**
 * The `tel:` link of an Australian number, in E.164 form. Numbers with 13, 1300 and 1800 have no country code: they can
 * only be dialled within Australia, and not in international form.
 * @param phone a number such as `02 5550 1234`, `+61 (0)2 5550 1234` or `1300 123 456`
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/^\+61|\D/g, '');
  if (/^(?:13\d{4}|1[38]00\d{6})$/.test(digits)) return `tel:${digits}`;
  return `tel:+61${digits.replace(/^0/, '')}`;
}
