import Phone from 'lucide-react/icons/phone';
import { content } from '../content/index.ts';
import { telHref } from '../lib/phone.ts';
import { unbroken } from '../lib/unbroken.ts';
import { type ContactPlace, contactAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';

type CallLinkProps = {
  label?: string | undefined;
  location: ContactPlace;
  variant?: 'primary' | 'secondary' | 'text';
};

/** A phone link to the business; shows the number after a label that does not contain it. */
export function CallLink({ label = content.layout.call, location, variant = 'secondary' }: CallLinkProps) {
  const phone = content.business.phone;
  const number = unbroken(phone);
  const text = label.includes(number) ? label : `${label} ${number}`;
  return (
    <ButtonLink
      to={telHref(phone)}
      label={text}
      variant={variant}
      data={contactAttributes(location, 'Call button')}
      icon={variant === 'text' ? undefined : <LineIcon icon={Phone} size={20} />}
    />
  );
}
