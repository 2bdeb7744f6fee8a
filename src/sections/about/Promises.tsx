import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { longDate } from '../../lib/long-date.ts';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './Promises.module.css';

type Claims = Content['business']['claims'];
type PromisesProps = Content['about']['promises'] & { claims: NonNullable<Claims[keyof Claims]>[] };

/**
 * The claims of the business. Its reply time has two readings that never appear on one page; this page has the one from
 * the contact page.
 */
export function shownClaims({ replyHome: _, ...claims }: Claims): PromisesProps['claims'] {
  return Object.values(claims).filter((claim) => claim !== null);
}

/** The words of a claim, which are part of a sentence, as a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/\.?$/, '.');

/** Each claim and how it is checked, by the day of the last check; how it is known stays private. */
export function Promises({ claims, ...promises }: PromisesProps) {
  /** The days on which claims were last checked, the latest first. */
  const days = [...new Set(claims.map(({ checked }) => checked))].sort().reverse();
  return (
    <Stack>
      <p>{promises.text}</p>
      {days.map((day) => (
        <Stack key={day} className={styles.group}>
          <Stack as="h4" gap="1" className={text.title}>
            <span className={classNames(text.label, text.eyebrow)}>{`${promises.checkedLabel} `}</span>
            <time dateTime={day}>{longDate(day)}</time>
          </Stack>
          <Grid as="dl" gap="6">
            {claims
              .filter(({ checked }) => checked === day)
              .map(({ title, words, check }) => (
                <div key={title}>
                  <dt className={text.label}>{title}</dt>
                  <dd>
                    <Stack gap="1">
                      <p className={classNames(text.title, styles.words)}>{sentence(words)}</p>
                      <p className={text.small}>{check}</p>
                    </Stack>
                  </dd>
                </div>
              ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
