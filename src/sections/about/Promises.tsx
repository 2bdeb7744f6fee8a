import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { longDate } from '../../lib/long-date.ts';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './Promises.module.css';

type Claims = Content['business']['claims'];
type PromisesProps = Content['about']['promises'] & { claims: NonNullable<Claims[keyof Claims]>[] };

/**
 * The claims of the business, without one of the two wordings of its reply time: a page never shows both, and this page
 * uses the one of the contact page.
 */
export function shownClaims({ replyHome: _, ...claims }: Claims): PromisesProps['claims'] {
  return Object.values(claims).filter((claim) => claim !== null);
}

/** Claims are written as parts of a sentence. Makes one a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/\.?$/, '.');

/** Each claim with how it is checked, grouped by the day of the last check. The evidence stays private. */
export function Promises({ claims, ...promises }: PromisesProps) {
  /** The days on which claims were last checked, newest first. */
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
