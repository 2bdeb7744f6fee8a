import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { longDate } from '../../lib/long-date.ts';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './Promises.module.css';

type PromisesProps = Content['about']['promises'] & { claims: Content['business']['claims'] };

/** The words of a claim, which are part of a sentence, as a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/\.?$/, '.');

/** Each claim and how it is checked, by the day of the last check; how it is known stays private. */
export function Promises({ claims: { replyHome: _, ...claims }, ...promises }: PromisesProps) {
  // The business gives its reply time in two readings, which never stand on one page: here the one of the contact page.
  const shown = Object.values(claims);
  /** The days on which claims were last checked, the latest first. */
  const days = [...new Set(shown.map(({ checked }) => checked))].sort().reverse();
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
            {shown
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
