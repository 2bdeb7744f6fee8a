import { content } from '../../content/index.ts';
import { longDate } from '../../lib/long-date.ts';
import shared from './InWriting.module.css';
import styles from './Promises.module.css';

const { business, about } = content;
// The business gives its reply time in two readings, which never stand on one page: here the one of the contact page.
const { replyHome: _, ...claims } = business.claims;

/** The words of a claim, which are part of a sentence, as a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/\.?$/, '.');

/** The days on which claims were last checked, the latest first. */
const days = [...new Set(Object.values(claims).map(({ checked }) => checked))].sort().reverse();

/** Each claim and how it is checked, by the day of the last check; how it is known stays private [S4]. */
export function Promises() {
  const { promises } = about;
  return (
    <>
      <p className={shared.intro}>{promises.text}</p>
      {days.map((day) => (
        <div key={day} className={styles.group}>
          <h4 className={styles.day}>
            <span>{`${promises.checkedLabel} `}</span>
            <time dateTime={day}>{longDate(day)}</time>
          </h4>
          <dl className={styles.promises}>
            {Object.values(claims)
              .filter(({ checked }) => checked === day)
              .map(({ title, words, check }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <p className={styles.words}>{sentence(words)}</p>
                    <p>{check}</p>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </>
  );
}
