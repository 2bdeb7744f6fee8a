import type { Json, Path } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { blankOf, formOf, type JsonSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

type ChoiceProps = { file: string; path: Path; forms: JsonSchema[]; value: Json };

/** Chooses which group of fields a value has, such as a button to the quote form or to a page. */
export function ChoiceOfForm({ file, path, forms, value }: ChoiceProps) {
  const desk = useDesk();
  const nameOfForm = (form: JsonSchema) =>
    Object.keys(form.properties ?? {})
      .map(labelOf)
      .join(', ');
  const current = nameOfForm(formOf({ anyOf: forms }, value));
  return (
    <label className="field">
      <span className="label">{words.chooseForm}</span>
      <select
        value={current}
        onChange={({ target }) => {
          const form = forms.find((candidate) => nameOfForm(candidate) === target.value);
          if (form) desk.change(file, { operation: 'set', path, value: blankOf(form) });
        }}
      >
        {forms.map((form) => (
          <option key={nameOfForm(form)}>{nameOfForm(form)}</option>
        ))}
      </select>
    </label>
  );
}
