import { pageFacts } from './page-facts.ts';

/** The label of a field name: `From price` for `fromPrice`, `Hours on site` for `hours_on_site`. */
export function labelOf(name: string): string {
  const known = pageFacts().labels[name];
  if (known !== undefined) return known;
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const spelt = words.replace(/\b(abn|faq|hepa|ndis|url)\b/g, (short) => short.toUpperCase());
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
