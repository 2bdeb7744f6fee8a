import { telHref } from '../lib/phone.ts';
import { splitAtPhones } from '../lib/phones-in-text.ts';
import { contactAttributes } from '../tracking.ts';

/** A text whose telephone numbers are links: no browser makes them, as some would take other numbers for such. */
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
