import { noticeDays } from '../../src/lib/notice-days.ts';
import { telHref } from '../../src/lib/phone.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { LoadedContent } from '../content/load.ts';

/** Maximum line length in bytes, without the line end (RFC 2426). */
const maxLineLength = 75;

/** The business as an address book entry in the format vCard 3.0, which all phones support. */
export function vcard(content: LoadedContent): string {
  const { business } = content;
  const { locality, region, postcode, country } = business.address;
  const name = vcardText(business.name);
  const closedDays = business.notices.map(
    (notice) => `${noticeDays(notice, content.layout.notices.days)}: ${notice.words}`,
  );
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${telHref(business.phone).replace('tel:', '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${vcardText(business.email)}`,
    // Post-office box, extended address and street are empty, because the business receives no visitors.
    `ADR;TYPE=WORK:;;;${[locality, region, postcode, country].map(vcardText).join(';')}`,
    `URL:${absoluteUrl(content, '/')}`,
    `NOTE:${vcardText([business.tagline, ...closedDays].join('\n'))}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function vcardText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

/** Folds a long line: a line that starts with a space continues the line before. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    // The space at the start of a continued line counts too.
    const room = last === 0 ? maxLineLength : maxLineLength - 1;
    if (Buffer.byteLength(`${parts[last]}${character}`) > room) parts.push(character);
    else parts[last] += character;
  }
  return parts.join('\r\n ');
}
