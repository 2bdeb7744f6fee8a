import business from 'content:business';
import area from 'content:contact/area';
import { type FormEvent, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { answerFor } from '../../lib/match-suburb.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SuburbCheck.module.css';

const { check } = area;
/** Characters: more than any address needs that stands for a place. */
const longestName = 80;

/** Tells whether a place is on the list of those served; of any other it says whom to ask, and never no. */
export function SuburbCheck() {
  const [answer, setAnswer] = useState('');

  const answerTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('suburb') ?? '');
    const { kind, suburb } = answerFor(typed, business.areaServed);
    setAnswer(fillIn(check[kind], { suburb }));
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
        {answer}
      </p>
    </form>
  );
}
