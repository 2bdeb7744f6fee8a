/**
 * A text as a slug for ids and file names: small letters and digits joined by hyphens, without accents.
 * `Bath & basin, Émile's` is `bath-and-basin-emiles`; letters of other scripts stay.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
