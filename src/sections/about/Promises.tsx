import { content } from '../../content/index.ts';
import { longDate } from '../../lib/long-date.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import styles from './Promises.module.css';

const { business, about } = content;
// The business gives its reply time in two readings, which never stand on one page: here the one of the contact page.
const { replyHome: _, ...claims } = business.claims;

/** The words of a claim, which are part of a sentence, as a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/\.?$/, '.');

/** Each claim, how it is checked, and when that was last done; how it is known stays private [S4]. */
export function Promises() {
  const { promises } = about;
  return (
    <HeadedSection id="promises" name="promises" intro={promises} layout="beside" background="mist">
      <dl className={styles.promises}>
        {Object.entries(claims).map(([name, { title, words, check, checked }]) => (
          <div key={name} className={styles.promise}>
            <dt>{title}</dt>
            <dd>
              <p>{sentence(words)}</p>
              <p className={styles.check}>{check}</p>
              <p className={styles.checked}>
                {`${promises.checkedLabel} `}
                <time dateTime={checked}>{longDate(checked)}</time>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
