import Phone from 'lucide-react/icons/phone';
import * as business from '../content/business.ts';
import { telHref, unbroken } from '../lib/phone.ts';
import { type ContactPlace, contactAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';

type CallLinkProps = { label: string; location: ContactPlace; look?: 'primary' | 'quiet' | 'text' };

/** Calls the business; where the label hides the number, the number stands beside it. */
export function CallLink({ label, location, look = 'quiet' }: CallLinkProps) {
  const number = unbroken(business.phone);
  const words = label.includes(number) ? label : `${label} ${number}`;
  return (
    <ButtonLink
      to={telHref(business.phone)}
      label={words}
      look={look}
      data={contactAttributes(location, 'Call button')}
      icon={look === 'text' ? undefined : <LineIcon drawing={Phone} size={20} />}
    />
  );
}
