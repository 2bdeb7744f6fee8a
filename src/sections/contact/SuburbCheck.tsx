import business from 'content:business';
import area from 'content:contact/area';
import layout from 'content:layout';
import { type FormEvent, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { answerFor, type SuburbAnswer } from '../../lib/match-suburb.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './SuburbCheck.module.css';

const { check } = area;
/** Characters: more than any address needs that stands for a place. */
const longestName = 80;

/** Tells whether a place is on the list of those served, and what to do next; of any other it says whom to ask, and never no. */
export function SuburbCheck() {
  const [{ kind, text }, setAnswer] = useState<{ kind?: SuburbAnswer['kind']; text: string }>({ text: '' });

  const answerTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('suburb') ?? '');
    const { kind, suburb } = answerFor(typed, business.areaServed);
    setAnswer({ kind, text: fillIn(check[kind], { suburb }) });
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
        {text}
      </p>
      {kind === 'yes' ? <QuoteLink look="text" /> : null}
      {kind && kind !== 'yes' && kind !== 'empty' ? (
        <CallLink label={layout.call} look="text" location="contact_details" />
      ) : null}
    </form>
  );
}
