import { useState } from 'react';
import type { JoinOutcome } from '../../publish-api.ts';
import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;
const choices = ['mine', 'theirs'] as const;

type Choices = Record<string, (typeof choices)[number]>;

/** Files that the owner and others have changed in the same place: for each, whose version stays. */
export function JoinChoices({ joined }: { joined: Extract<JoinOutcome, { kind: 'choose' }> }) {
  const { run } = usePublishing();
  const [chosen, setChosen] = useState<Choices>({});
  const isComplete = joined.files.every(({ file }) => chosen[file]);
  return (
    <>
      <h4>{words.chooseHelp}</h4>
      <p>{joined.sentence}</p>
      {joined.files.map(({ file, title }) => (
        <fieldset className="box" key={file}>
          <legend>{title}</legend>
          <div className="changes-choices">
            {choices.map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={`join ${file}`}
                  checked={chosen[file] === choice}
                  onChange={() => setChosen({ ...chosen, [file]: choice })}
                />
                {words[choice]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="changes-tools">
        <button
          type="button"
          className="button"
          aria-disabled={!isComplete}
          aria-describedby="changes-choose"
          onClick={() => (isComplete ? void run.join(chosen) : undefined)}
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
