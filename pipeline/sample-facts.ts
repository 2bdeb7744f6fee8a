import type { Business } from '../src/content/schemas/business.ts';

/** Domains reserved for examples (RFC 2606). */
const exampleDomain = /(^|[.@])example(\.(com|net|org)(\.au)?)?$/;
/** Phone numbers that the Australian regulator (ACMA) reserves for fiction. */
const fictionalPhone =
  /^(0491570(006|15[6-9]|110|313|737)|0[2378](5550|7010)\d{4}|1[38]00975707|1800160401)$/;

/** Whether the domain of a web or e-mail address is reserved for examples. */
export function onExampleDomain(address: string): boolean {
  const host = address.includes('@') ? address.split('@')[1] : new URL(address).hostname;
  return exampleDomain.test(host ?? '');
}

/** Whether an ABN has a valid checksum as defined by the Australian Business Register (modulus 89). */
export function isValidAbn(abn: string): boolean {
  const digits = [...abn.replace(/\D/g, '')].map(Number);
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  if (digits.length !== weights.length || digits.every((digit) => digit === 0)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * ((digits[index] ?? 0) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** The fields of business.yaml that still have the values of the sample business. */
export function sampleFacts(business: Business): string[] {
  const checks: [field: string, isSample: boolean][] = [
    ['name', business.name === 'Riverlight Cleaning'],
    ['siteUrl', onExampleDomain(business.siteUrl)],
    ['phone', fictionalPhone.test(business.phone.replace(/\D/g, ''))],
    ['email', onExampleDomain(business.email)],
    ['abn', !isValidAbn(business.abn)],
    ['quoteForm.url', onExampleDomain(business.quoteForm.url)],
    ['quoteForm.embedUrl', onExampleDomain(business.quoteForm.embedUrl)],
    ['mapEmbedUrl', onExampleDomain(business.mapEmbedUrl)],
    ['googleBusinessUrl', onExampleDomain(business.googleBusinessUrl)],
    ...business.social.map((profile): [string, boolean] => [
      `social (${profile.label})`,
      profile.placeholder || onExampleDomain(profile.url),
    ]),
  ];
  return checks.filter(([, isSample]) => isSample).map(([field]) => field);
}
