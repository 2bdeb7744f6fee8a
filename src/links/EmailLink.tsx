import business from 'content:business';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

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
      icon={look === 'text' ? undefined : <Icon name="mail" size={20} />}
    >
      {label}
    </ButtonLink>
  );
}
