import { blankOf, formOf, isSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import type { ValueProps } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';

/** A list of short texts, each in its line. */
export function TextList({ file, path, schema, value, focus, label }: ValueProps & { label: string }) {
  const desk = useDesk();
  const { items, description } = formOf(schema, value);
  if (!isSchema(items) || !Array.isArray(value)) return null;
  return (
    <fieldset className="box">
      <legend>{label}</legend>
      {description ? <p className="help">{description}</p> : null}
      <ol className="lines">
        {value.map((item, index) => (
          <li key={index}>
            <Field
              file={file}
              path={[...path, index]}
              schema={items}
              value={item}
              focus={focus}
              label={`${label} ${index + 1}`}
              isLabelHidden
              isRequired
            />
            <MoveButtons
              file={file}
              path={[...path, index]}
              count={value.length}
              name={`${label} ${index + 1}`}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="quiet-button"
        onClick={() => {
          const at = [...path, value.length];
          desk.change(file, { operation: 'insert', path: at, value: blankOf(items) });
          void desk.open({ file, path: at });
        }}
      >
        {words.addAnother}
      </button>
    </fieldset>
  );
}
