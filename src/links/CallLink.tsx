import business from 'content:business';
import { telHref, unbroken } from '../lib/phone.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

type CallLinkProps = { label: string; look?: 'primary' | 'quiet' | 'text' };

/** Calls the business; where the label hides the number, the number stands beside it. */
export function CallLink({ label, look = 'quiet' }: CallLinkProps) {
  const number = unbroken(business.phone);
  const words = label.includes(number) ? label : `${label} ${number}`;
  return (
    <ButtonLink
      href={telHref(business.phone)}
      look={look}
      icon={look === 'text' ? undefined : <Icon name="phone" size={20} />}
    >
      {words}
    </ButtonLink>
  );
}
