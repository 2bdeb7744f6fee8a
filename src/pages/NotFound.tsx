import { content } from '../content/index.ts';
import { CallLink } from '../links/CallLink.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import styles from './NotFound.module.css';

const { meta, hint, link, ...header } = content.notFound;
const { call } = content.layout;

export const head = { ...meta, noIndex: true };

/** The 404 page, with links back to the site. */
export default function NotFound() {
  return (
    <PageHeader {...header}>
      <p className={styles.hint}>{hint}</p>
      <ButtonRow isTight>
        <ButtonLink {...link} />
        <CallLink label={call} location="not_found" />
      </ButtonRow>
    </PageHeader>
  );
}
