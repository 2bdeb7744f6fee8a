import { type Change, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import type { ShownValue } from '../../publish-api.ts';
import { publishWords as words } from './publish-words.ts';

/** Timeout for comparing two long texts, in milliseconds. After it, they are shown without marks. */
const timeout = 300;
/** Characters from which a text may scroll in its box, which then needs to be focusable for the keyboard. */
const longText = 200;

type Props = { before: ShownValue | undefined; after: ShownValue | undefined };

/** A value before and after. Words that only one of two texts has are marked. */
export function BeforeAfter({ before, after }: Props) {
  const [textBefore, textAfter] = [before, after].map((value) =>
    value && !('photo' in value) ? value.text : undefined,
  );
  // The list renders often, and comparing two articles is slow.
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

/** A photo or a text; a long text scrolls in its box. @param props.parts the pieces of the text, with marks */
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
