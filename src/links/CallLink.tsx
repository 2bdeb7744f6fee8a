import business from 'content:business';
import { Phone } from 'lucide-react';
import { telHref } from '../lib/phone.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';

type CallLinkProps = { label: string; look?: 'primary' | 'quiet' | 'text' };

/** Calls the business; where the label hides the number, the number stands beside it. */
export function CallLink({ label, look = 'quiet' }: CallLinkProps) {
  const words = label.includes(business.phone) ? label : `${label} ${business.phone}`;
  return (
    <ButtonLink
      href={telHref(business.phone)}
      look={look}
      icon={look === 'text' ? undefined : <LineIcon drawing={Phone} size={20} />}
    >
      {words}
    </ButtonLink>
  );
}
