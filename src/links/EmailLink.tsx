import business from 'content:business';
import { Mail } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';

/** Writes to the business. */
export function EmailLink({
  label = business.email,
  look = 'quiet',
}: {
  label?: string;
  look?: 'quiet' | 'text';
}) {
  return (
    <ButtonLink
      href={`mailto:${business.email}`}
      look={look}
      icon={look === 'text' ? undefined : <LineIcon drawing={Mail} size={20} />}
    >
      {label}
    </ButtonLink>
  );
}
