import { content } from '../content/index.ts';
import { type ContactPlace, contactAttributes } from '../tracking.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

type EmailLinkProps = { label?: string; location: ContactPlace; variant?: 'secondary' | 'text' };

/** An e-mail link to the business. */
export function EmailLink({ label, location, variant = 'secondary' }: EmailLinkProps) {
  const email = content.business.email;
  return (
    <ButtonLink
      to={`mailto:${email}`}
      label={label ?? email}
      variant={variant}
      data={contactAttributes(location, 'Email button')}
      icon={variant === 'text' ? undefined : <Icon name="mail" size={20} />}
    />
  );
}
