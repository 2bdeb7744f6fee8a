import { useId } from 'react';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../../values.ts';
import type { Draft } from '../drafts/draft.ts';
import { remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** The text of an article in Markdown. */
export function MarkdownField({ file, draft, hasFocus }: { file: string; draft: Draft; hasFocus: boolean }) {
  const desk = useDesk();
  const id = useId();
  const problems = draft.problems.filter(({ line, path }) => line !== undefined || path === undefined);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {labelOf('body')}
      </label>
      <p className="help" id={`${id}-help`}>
        {words.article.textHelp}
      </p>
      <textarea
        id={id}
        rows={18}
        value={String(valueAt(draft.data, ['body']) ?? '')}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problems.length > 0 || undefined}
        data-focus={hasFocus || undefined}
        onChange={({ target }) =>
          desk.change(file, { operation: 'set', path: ['body'], value: target.value })
        }
      />
      <p className="problem" id={`${id}-problem`} role={problems.length > 0 ? 'alert' : undefined}>
        {problems.map(({ sentence }) => remedyOf(sentence)).join(' ')}
      </p>
    </div>
  );
}
