import type { Content } from '../../content/schemas/files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Disclaimer.module.css';

type DisclaimerProps = Content['ndis']['disclaimer'] & { jump: string | undefined };

/**
 * Says that the business is not a registered provider.
 * @param jump the label of the link to the Easy Read version, if there is one
 */
export function Disclaimer({ heading, text: words, jump }: DisclaimerProps) {
  return (
    <Section tight name="disclaimer">
      <Columns columns="uneven" gap="3" className={styles.note}>
        <h2 id="disclaimer-heading" className={text.title}>
          {heading}
        </h2>
        <Stack gap="3" align="start">
          <p>{words}</p>
          {jump ? <ButtonLink to="#easy-read" label={jump} variant="text" /> : null}
        </Stack>
      </Columns>
    </Section>
  );
}
