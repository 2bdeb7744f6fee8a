import type { JsonSchema } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { blankOf } from '../forms/schema.ts';
import type { Place } from '../places/marks.ts';
import { words } from '../words.ts';
import { useValue } from './use-value.ts';

/** Chooses which group of fields a value has, such as a button to the quote form or to a page. */
export function ChoiceOfForm({ forms, file, path }: Place & { forms: JsonSchema[] }) {
  const { desk, form: current } = useValue({ file, path });
  const nameOfForm = (form: JsonSchema) =>
    Object.keys(form.properties ?? {})
      .map(labelOf)
      .join(', ');
  return (
    <label className="field">
      <span className="label">{words.chooseForm}</span>
      <select
        value={nameOfForm(current)}
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
