import layout from 'content:layout';
import notFound from 'content:notFound';
import { CallLink } from '../links/CallLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './NotFoundMessage.module.css';

export function NotFoundMessage() {
  return (
    <Section ground="linen" className={styles.message}>
      <h1>{notFound.heading}</h1>
      <p className={styles.hint}>{notFound.hint}</p>
      <p className={styles.text}>{notFound.text}</p>
      <ButtonRow>
        <ButtonLink href={notFound.link.to}>{notFound.link.label}</ButtonLink>
        <CallLink label={layout.call} location="not_found" />
      </ButtonRow>
    </Section>
  );
}
