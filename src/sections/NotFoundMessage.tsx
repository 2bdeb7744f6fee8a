import { content } from '../content/index.ts';
import * as layout from '../content/layout.ts';
import { CallLink } from '../links/CallLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import styles from './NotFoundMessage.module.css';
import { PageHeader } from './PageHeader.tsx';

const { notFound } = content;

/** What stands at an address that does not exist: the ways back, beside a photograph as on any other page. */
export function NotFoundMessage() {
  return (
    <PageHeader heading={notFound.heading} text={notFound.text} photo={notFound.photo}>
      <p className={styles.hint}>{notFound.hint}</p>
      <ButtonRow>
        <ButtonLink {...notFound.link} />
        <CallLink label={layout.call} location="not_found" />
      </ButtonRow>
    </PageHeader>
  );
}
