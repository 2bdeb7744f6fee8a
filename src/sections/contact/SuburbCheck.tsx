import { type FormEvent, useEffect, useRef } from 'react';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { checkSuburb, type SuburbAnswer } from '../../lib/match-suburb.ts';
import { CallLink } from '../../links/CallLink.tsx';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import show from '../../styles/show.module.css';
import { Button } from '../../ui/Button.tsx';
import control from '../../ui/control.module.css';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './SuburbCheck.module.css';

/** Maximum length of the input, in characters. */
const maxLength = 80;
const places = new Intl.ListFormat('en-AU');

type SuburbCheckProps = {
  check: Content['contact']['area']['check'];
  suburbs: readonly string[];
  /** Whether the suburb is passed to the hosted form. */
  isForwarded: boolean;
  answer: SuburbAnswer | undefined;
  onAnswer: (answer: SuburbAnswer) => void;
};

/**
 * Checks whether a suburb is served, and offers the next step. It never says no: for unknown places it offers a call.
 */
export function SuburbCheck({ check: texts, suburbs, isForwarded, answer, onAnswer }: SuburbCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const check = () => onAnswer(checkSuburb(input.current?.value ?? '', suburbs));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  // Filled in by the browser or by `src/browser/town.ts`.
  const onFilledIn = () => {
    if (suburbs.includes(input.current?.value ?? '')) check();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has the island
  useEffect(onFilledIn, []);

  return (
    // Before hydration, the method keeps what was typed out of the address.
    <form method="dialog" className={classNames(styles.check, show.withScripts)} onSubmit={onSubmit}>
      <Stack gap="2" align="start">
        <label className={text.label} htmlFor="suburb-check">
          {texts.label}
        </label>
        <Cluster className={styles.row}>
          <input
            ref={input}
            onInput={onFilledIn}
            id="suburb-check"
            type="text"
            maxLength={maxLength}
            name="suburb"
            className={classNames(control.control, styles.input)}
            list="suburbs-served"
            autoComplete="address-level2"
          />
          <datalist id="suburbs-served">
            {suburbs.map((suburb) => (
              <option key={suburb} value={suburb} />
            ))}
          </datalist>
          <Button variant="secondary" type="submit">
            {texts.button}
          </Button>
        </Cluster>
        <p
          role="status"
          data-clarity-mask="true"
          className={styles.answer}
          // The listed name, not what was typed, for `src/links/QuoteLink.browser.ts`; empty for other places.
          data-suburb={isForwarded && answer ? (answer.kind === 'yes' ? answer.suburbs[0] : '') : undefined}
        >
          {answer ? interpolate(texts[answer.kind], { suburb: places.format(answer.suburbs) }) : null}
        </p>
        {answer ? <NextStep kind={answer.kind} /> : null}
      </Stack>
    </form>
  );
}

function NextStep({ kind }: Pick<SuburbAnswer, 'kind'>) {
  if (kind === 'empty') return null;
  if (kind === 'yes') return <QuoteLink variant="text" />;
  return <CallLink variant="text" location="contact_details" />;
}
