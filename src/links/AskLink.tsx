import { content } from '../content/index.ts';
import { formOnHome } from '../lib/own-form.ts';
import { ButtonLink } from '../ui/Button.tsx';

type AskLinkProps = {
  /** What it asks about, such as the name of a service. */
  about: string;
  /** The id of the service; those that the form has no option for are ignored. */
  service?: string | undefined;
  /** Whether the link is on home, which has the form. */
  isOnHome?: boolean;
};

/**
 * A link to the site's own quote form. `src/browser/ask.ts` writes what it is about into the form: its hidden words.
 * Renders nothing without a label in content/pages/layout.yaml.
 */
export function AskLink({ about, service = '', isOnHome = false }: AskLinkProps) {
  const label = content.layout.askAbout;
  const isOption = Object.hasOwn(content.home.quoteForm.serviceTypes, service);
  if (!label) return null;
  return (
    <ButtonLink
      to={isOnHome ? '#quote' : formOnHome}
      label={
        <>
          {label}
          <span className="visually-hidden">{` ${about}`}</span>
        </>
      }
      variant="text"
      data={isOption ? { 'data-service-type': service } : {}}
    />
  );
}
