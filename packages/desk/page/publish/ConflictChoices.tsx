import { useState } from 'react';
import type { Choices, MergeConflict } from '../../publish-api.ts';
import { Value } from './BeforeAfter.tsx';
import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;
const sides = ['mine', 'theirs'] as const;

/** Values that the owner and others have changed at the same place: for each, whose stays. */
export function ConflictChoices({ conflicts }: { conflicts: readonly MergeConflict[] }) {
  const { run } = usePublishing();
  const [chosen, setChosen] = useState<Choices>({});
  const isComplete = conflicts.every(({ id }) => chosen[id]);
  return (
    <>
      {conflicts.map(({ id, where, ...values }) => (
        <fieldset className="box" key={id}>
          <legend>{where}</legend>
          {sides.map((side) => (
            <label className="changes-choice" key={side}>
              <input
                type="radio"
                name={id}
                checked={chosen[id] === side}
                onChange={() => setChosen({ ...chosen, [id]: side })}
              />
              <span>
                {words[side]}
                <Value value={values[side] ?? { text: words.removed }} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="changes-tools">
        <button
          type="button"
          className="button"
          aria-disabled={!isComplete}
          aria-describedby="changes-choose"
          onClick={() => (isComplete ? void run.start(chosen) : undefined)}
        >
          {words.choose}
        </button>
        <p id="changes-choose" className="help">
          {isComplete ? '' : words.chooseAll}
        </p>
      </div>
    </>
  );
}
