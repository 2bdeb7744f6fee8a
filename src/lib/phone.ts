/**
 * The `tel:` link of an Australian number, in E.164 form.
 * @param phone a number such as `02 5550 1234` or `+61 (0)2 5550 1234`, or a 13/1300/1800 number, without leading zero
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/^\+61|\D/g, '');
  return `tel:+61${digits.replace(/^0/, '')}`;
}
