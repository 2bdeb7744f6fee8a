import { telHref } from '../lib/phone.ts';
import { splitAtPhones } from '../lib/phones-in-text.ts';
import { contactAttributes } from '../tracking.ts';

/**
 * A text with links on its phone numbers. Browsers are told not to link numbers, because they would link others too.
 */
export function PhonesLinked({ text }: { text: string }) {
  return splitAtPhones(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={telHref(part)} {...contactAttributes('text', 'Phone number')}>
        {part}
      </a>
    ),
  );
}
