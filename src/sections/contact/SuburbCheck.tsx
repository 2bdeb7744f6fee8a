import type { FormEvent } from 'react';
import * as business from '../../content/business.ts';
import { area } from '../../content/contact.ts';
import * as layout from '../../content/layout.ts';
import { hasQuoteParameters } from '../../content/quote-parameters.ts';
import { classNames } from '../../lib/class-names.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { checkSuburb, type SuburbAnswer } from '../../lib/match-suburb.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './SuburbCheck.module.css';

const { check } = area;
/** Maximum length of the input, in characters. */
const maxLength = 80;
const places = new Intl.ListFormat('en-AU');

type SuburbCheckProps = {
  answer: SuburbAnswer | undefined;
  onAnswer: (answer: SuburbAnswer) => void;
  /** Until it can answer it only takes its place. */
  isReady: boolean;
};

/** Checks whether a suburb is served, and links to the next step. It never says no: unknown places get a call link. */
export function SuburbCheck({ answer, onAnswer, isReady }: SuburbCheckProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('suburb') ?? '');
    onAnswer(checkSuburb(typed, business.areaServed));
  };

  return (
    <form className={classNames(styles.check, !isReady && styles.pending)} onSubmit={onSubmit}>
      <label className={styles.label} htmlFor="suburb-check">
        {check.label}
      </label>
      <div className={styles.row}>
        <input
          id="suburb-check"
          type="text"
          maxLength={maxLength}
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
        <Button variant="secondary" type="submit">
          {check.button}
        </Button>
      </div>
      <p
        role="status"
        className={styles.answer}
        // The listed name, not what was typed, for `src/browser/hand-over-context.ts`.
        data-suburb={hasQuoteParameters && answer?.kind === 'yes' ? answer.suburbs[0] : undefined}
      >
        {answer ? interpolate(check[answer.kind], { suburb: places.format(answer.suburbs) }) : null}
      </p>
      {answer ? <NextStep kind={answer.kind} /> : null}
    </form>
  );
}

function NextStep({ kind }: Pick<SuburbAnswer, 'kind'>) {
  if (kind === 'empty') return null;
  if (kind === 'yes') return <QuoteLink variant="text" />;
  return <CallLink label={layout.call} variant="text" location="contact_details" />;
}
