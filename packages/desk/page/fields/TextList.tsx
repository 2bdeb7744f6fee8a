import { formOf, isSchema } from '../forms/schema.ts';
import { AddAnother } from './AddAnother.tsx';
import { Field } from './Field.tsx';
import type { ValueProps } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';

/** A list of short texts, each in its line. */
export function TextList({ file, path, schema, value, focus, label }: ValueProps & { label: string }) {
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
      <AddAnother file={file} path={path} schema={schema} list={value} isQuiet />
    </fieldset>
  );
}
