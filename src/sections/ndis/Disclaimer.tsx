import type { Content } from '../../content/schemas/files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Disclaimer.module.css';

type DisclaimerProps = Content['ndis']['disclaimer'] & { jump: string };

/** That the business is not a registered provider. @param jump the words of the link to the easy version */
export function Disclaimer({ heading, text, jump }: DisclaimerProps) {
  return (
    <Section tight labelledBy="disclaimer-heading">
      <div className={styles.note}>
        <h2 id="disclaimer-heading" className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.words}>
          <p>{text}</p>
          <ButtonLink to="#easy-read" label={jump} variant="text" />
        </div>
      </div>
    </Section>
  );
}
