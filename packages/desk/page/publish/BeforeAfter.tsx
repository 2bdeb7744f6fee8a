import { type Change, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import type { ShownValue } from '../../publish-api.ts';
import { publishWords as words } from './publish-words.ts';

/** Milliseconds after which two long texts that have little in common are shown without marks. */
const timeout = 300;
/** Characters of a text that may be longer than its box: the keyboard has to reach what scrolls. */
const longText = 200;

type Props = { before: ShownValue | undefined; after: ShownValue | undefined };

/** A value before and after, each under its name. The words of a text that the other lacks are marked. */
export function BeforeAfter({ before, after }: Props) {
  const [textBefore, textAfter] = [before, after].map((value) =>
    value && !('photo' in value) ? value.text : undefined,
  );
  // The list renders often; comparing two articles takes longer than all else on it.
  const pieces = useMemo(
    () => (textBefore && textAfter ? (diffWordsWithSpace(textBefore, textAfter, { timeout }) ?? []) : []),
    [textBefore, textAfter],
  );
  const sides = [
    { name: words.before, value: before, parts: pieces.filter(({ added }) => !added) },
    { name: words.after, value: after, parts: pieces.filter(({ removed }) => !removed) },
  ];
  return (
    <dl className="changes-values">
      {sides.map(({ name, value, parts }) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value value={value} parts={parts} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** A photo or a text; a long one scrolls in its box. @param props.parts the text with marks, if it has some */
export function Value({ value, parts = [] }: { value: ShownValue; parts?: Change[] }) {
  if ('photo' in value)
    return (
      <>
        <img src={value.photo} alt={value.alt || words.noPicture} loading="lazy" />
        {value.text ? <p className="changes-value">{value.text}</p> : null}
      </>
    );
  if (value.text === '') return <p className="help">{words.empty}</p>;
  return (
    <p className="changes-value" tabIndex={value.text.length > longText ? 0 : undefined}>
      {parts.length === 0
        ? value.text
        : parts.map(({ value: text, added, removed }, index) =>
            added || removed ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
    </p>
  );
}
