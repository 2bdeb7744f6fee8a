import { telHref } from '../../src/lib/phone.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { LoadedContent } from '../content/load.ts';

/** Longest line, in bytes without its end, that the format allows (RFC 2426). */
const lineLength = 75;

/** The business as an entry for an address book: vCard 3.0, which every phone reads. */
export function vcard(content: LoadedContent): string {
  const { business } = content;
  const { locality, region, postcode, country } = business.address;
  const name = vcardText(business.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${telHref(business.phone).replace('tel:', '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${vcardText(business.email)}`,
    // Post-office box, extended address and street are unknown: visitors are not received.
    `ADR;TYPE=WORK:;;;${[locality, region, postcode, country].map(vcardText).join(';')}`,
    `URL:${absoluteUrl(content, '/')}`,
    `NOTE:${vcardText(business.tagline)}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function vcardText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** Breaks a long line: what follows a line end and a space belongs to the line before. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    // The space that begins a continued line counts too.
    const room = last === 0 ? lineLength : lineLength - 1;
    if (Buffer.byteLength(`${parts[last]}${character}`) > room) parts.push(character);
    else parts[last] += character;
  }
  return parts.join('\r\n ');
}
