import { absoluteUrl } from '../absolute-url.ts';
import type { LoadedContent } from '../content/load.ts';
import { startOfDay } from '../dates.ts';

/** The path of the file (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** Whom to tell about a weakness of the site; undefined if the content names nobody. */
export function securityText(content: LoadedContent): string | undefined {
  const { contact, expires } = content.business.security;
  if (!contact || !expires) return undefined;
  const lines = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${startOfDay(expires)}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(content, securityPath)}`,
  ];
  return `${lines.join('\n')}\n`;
}
