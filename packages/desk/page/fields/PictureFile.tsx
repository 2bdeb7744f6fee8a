import { type ComponentProps, useState } from 'react';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../../values.ts';
import type { JsonSchema } from '../forms/schema.ts';
import type { Place } from '../places/marks.ts';
import { failureWords } from '../service.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { FileChooser } from './FileChooser.tsx';

type PictureFileProps = ComponentProps<'input'> & { id: string; place: Place; schema: JsonSchema };

/** A picture in a file of its own, such as a logo. Another one is saved at once; what is wrong with it is told here. */
export function PictureFile({ id, place, schema, ...shared }: PictureFileProps) {
  const desk = useDesk();
  const [said, setSaid] = useState<{ status?: string; fault?: string }>({});
  const draft = desk.drafts.open.get(place.file);
  const [name, field] = [String(schema.picture), String(place.path.at(-1))];
  const version = desk.state?.pictures[name];
  const isNeeded = (draft?.view.schema as JsonSchema | undefined)?.required?.includes(field);
  const change = async (status: string, file?: File) => {
    setSaid({});
    try {
      desk.wrote((await desk.service.changePicture(name, file)).history);
      setSaid({ status });
    } catch (error) {
      setSaid({ fault: failureWords(error) });
    }
  };
  const remove = async () => {
    await change(words.removed);
    document.getElementById(id)?.focus();
  };
  return (
    <FileChooser
      {...shared}
      id={id}
      className="photo"
      accept=".svg,.png,image/svg+xml,image/png"
      aria-describedby={`${shared['aria-describedby']} ${id}-fault`}
      aria-invalid={shared['aria-invalid'] || said.fault !== undefined || undefined}
      choose={words.picture.replace}
      status={said.status}
      onFiles={([file]) => change(words.picture.saved, file)}
      picture={
        version ? (
          <img
            className="picture"
            style={{ backgroundColor: String(valueAt(draft?.data, [String(schema.behind)])) }}
            src={`/__desk/picture?${new URLSearchParams({ name, version })}`}
            alt=""
          />
        ) : null
      }
    >
      <p className="problem" id={`${id}-fault`} role={said.fault ? 'alert' : undefined}>
        {said.fault}
      </p>
      {version && !isNeeded ? (
        <button type="button" className="quiet-button" onClick={() => void remove()}>
          {words.removeNamed(labelOf(field))}
        </button>
      ) : null}
    </FileChooser>
  );
}
