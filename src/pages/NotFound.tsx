import { content } from '../content/index.ts';
import * as layout from '../content/layout.ts';
import { CallLink } from '../links/CallLink.tsx';
import styles from '../sections/NotFound.module.css';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';

const { meta, hint, link, ...header } = content.notFound;

export const head = { ...meta, noIndex: true };

/** What stands at an address that does not exist: the ways back, beside a photograph as on any other page. */
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
