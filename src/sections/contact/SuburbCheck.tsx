import business from 'content:business';
import area from 'content:contact/area';
import { type FormEvent, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { matchSuburb } from '../../lib/match-suburb.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SuburbCheck.module.css';

const { check } = area;

/** Tells whether a suburb is on the list of those served; of any other it says whom to ask. */
export function SuburbCheck() {
  const [answer, setAnswer] = useState('');

  const answerTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('suburb') ?? '');
    setAnswer(answerFor(typed));
  };

  return (
    <form className={styles.check} onSubmit={answerTo}>
      <label className={styles.label} htmlFor="suburb-check">
        {check.label}
      </label>
      <div className={styles.row}>
        <input
          id="suburb-check"
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

function answerFor(typed: string): string {
  if (typed.trim() === '') return check.empty;
  const suburb = matchSuburb(typed, business.areaServed);
  return suburb ? fillIn(check.yes, { suburb }) : check.ask;
}
