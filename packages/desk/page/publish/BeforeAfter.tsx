import { useMemo, useState } from 'react';
import type { ShownValue } from '../../publish-api.ts';
import { changedWords, excerptOf, type TextPart } from './changed-words.ts';
import { publishWords as words } from './publish-words.ts';

type Props = { before: ShownValue | undefined; after: ShownValue | undefined };

/** A value before and after, each under its name. In a long text the changed words are marked. */
export function BeforeAfter({ before, after }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [textBefore, textAfter] = [before, after].map((value) =>
    value && !('photo' in value) ? value.text : undefined,
  );
  // The list renders often; comparing two articles takes longer than all else on it.
  const parts = useMemo(
    () =>
      textBefore === undefined || textAfter === undefined ? undefined : changedWords(textBefore, textAfter),
    [textBefore, textAfter],
  );
  const shown = parts && { before: excerptOf(parts.before), after: excerptOf(parts.after) };
  const isExcerpt = [...(shown?.before ?? []), ...(shown?.after ?? [])].includes(null);
  const partsOf = (side: 'before' | 'after') => (isWhole ? parts?.[side] : shown?.[side]);
  return (
    <>
      <dl className="changes-values">
        {before ? (
          <div>
            <dt>{words.before}</dt>
            <dd>
              <Value value={before} parts={partsOf('before')} />
            </dd>
          </div>
        ) : null}
        {after ? (
          <div>
            <dt>{words.after}</dt>
            <dd>
              <Value value={after} parts={partsOf('after')} />
            </dd>
          </div>
        ) : null}
      </dl>
      {isExcerpt ? (
        <button type="button" className="text-button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.excerpt : words.wholeText}
        </button>
      ) : null}
    </>
  );
}

/** A photo or a text. @param parts the text with marks */
export function Value({ value, parts }: { value: ShownValue; parts?: (TextPart | null)[] | undefined }) {
  if ('photo' in value)
    return (
      <>
        <img src={value.photo} alt={value.alt || words.noPicture} loading="lazy" />
        {value.text ? <p className="changes-value">{value.text}</p> : null}
      </>
    );
  if (value.text === '') return <p className="help">{words.empty}</p>;
  const shown = parts ?? [{ text: value.text, isChanged: false }];
  return (
    <p className="changes-value">
      {shown.map((one, index) => {
        if (one === null)
          return (
            <span key={index}>
              {' '}
              <span aria-hidden="true">… </span>
              <span className="hidden">{words.leftOut}</span>
            </span>
          );
        if (one.text === '') return null;
        return one.isChanged ? <mark key={index}>{one.text}</mark> : <span key={index}>{one.text}</span>;
      })}
    </p>
  );
}
