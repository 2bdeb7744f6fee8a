import Mail from 'lucide-react/icons/mail';
import * as business from '../content/business.ts';
import { type ContactPlace, contactAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';

type EmailLinkProps = { label?: string; location: ContactPlace; look?: 'quiet' | 'text' };

/** Writes to the business. */
export function EmailLink({ label = business.email, location, look = 'quiet' }: EmailLinkProps) {
  return (
    <ButtonLink
      to={`mailto:${business.email}`}
      label={label}
      look={look}
      data={contactAttributes(location, 'Email button')}
      icon={look === 'text' ? undefined : <LineIcon drawing={Mail} size={20} />}
    />
  );
}
