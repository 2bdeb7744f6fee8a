import { type FormEvent, useState } from 'react';
import * as business from '../../content/business.ts';
import { area } from '../../content/contact.ts';
import * as layout from '../../content/layout.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { checkSuburb, type SuburbAnswer } from '../../lib/match-suburb.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './SuburbCheck.module.css';

const { check } = area;
/** Characters: more than any address needs that stands for a place. */
const longestName = 80;

/** Tells whether a place is on the list of those served, with what to do next; of any other it never says no. */
export function SuburbCheck() {
  const [answer, setAnswer] = useState<SuburbAnswer>();

  const answerTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('suburb') ?? '');
    setAnswer(checkSuburb(typed, business.areaServed));
  };

  return (
    <form className={styles.check} onSubmit={answerTo}>
      <label className={styles.label} htmlFor="suburb-check">
        {check.label}
      </label>
      <div className={styles.row}>
        <input
          id="suburb-check"
          type="text"
          maxLength={longestName}
          name="suburb"
          className={styles.input}
          list="suburbs-served"
          autoComplete="address-level2"
        />
        <datalist id="suburbs-served">
          {business.areaServed.map((suburb) => (
            <option key={suburb} value={suburb} />
          ))}
        </datalist>
        <Button look="quiet" type="submit">
          {check.button}
        </Button>
      </div>
      <p role="status" className={styles.answer}>
        {answer ? interpolate(check[answer.kind], { suburb: answer.suburb }) : null}
      </p>
      {answer ? <NextStep kind={answer.kind} /> : null}
    </form>
  );
}

function NextStep({ kind }: Pick<SuburbAnswer, 'kind'>) {
  if (kind === 'empty') return null;
  if (kind === 'yes') return <QuoteLink look="text" />;
  return <CallLink label={layout.call} look="text" location="contact_details" />;
}
