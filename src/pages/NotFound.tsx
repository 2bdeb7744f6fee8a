import { content } from '../content/index.ts';
import * as layout from '../content/layout.ts';
import { CallLink } from '../links/CallLink.tsx';
import styles from '../sections/NotFound.module.css';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';

const { meta, hint, link, ...header } = content.notFound;

export const head = { ...meta, noIndex: true };

/** The 404 page [R2], with links back to the site. */
export default function NotFound() {
  return (
    <PageHeader {...header}>
      <p className={styles.hint}>{hint}</p>
      <ButtonRow>
        <ButtonLink {...link} />
        <CallLink label={layout.call} location="not_found" />
      </ButtonRow>
    </PageHeader>
  );
}
