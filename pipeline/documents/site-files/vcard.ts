import { noticeDays } from '../../../src/lib/notice-days.ts';
import { telHref } from '../../../src/lib/phone.ts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';

/**
 * The business as an address book entry in the format vCard 3.0, which all phones support. Its lines have any length, as
 * RFC 2426 only advises to fold them.
 */
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
  return `${lines.join('\r\n')}\r\n`;
}

function vcardText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}
