import type { ComponentProps } from 'react';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../../values.ts';
import type { JsonSchema } from '../forms/schema.ts';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PhotoUpload } from './PhotoUpload.tsx';

type PictureFileProps = ComponentProps<'input'> & { id: string; place: Place; schema: JsonSchema };

/** A picture in a file of its own, such as a logo. Another one is saved at once. */
export function PictureFile({ id, place: { file, path }, schema, ...shared }: PictureFileProps) {
  const desk = useDesk();
  const field = String(path.at(-1));
  const { view, data } = desk.drafts.open.get(file) ?? {};
  const isNeeded = (view?.schema as JsonSchema | undefined)?.required?.includes(field);
  const shown = desk.state?.pictures[field];
  const change = async (picture?: File) => {
    const outcome = await desk.service.changePicture(field, picture);
    desk.drafts.tell(file, outcome.kind === 'refused' ? outcome.problems : []);
    if (desk.settle(outcome)) desk.say(picture ? words.picture.saved : words.removed);
    return {};
  };
  const remove = async () => {
    await desk.attempt(change);
    document.getElementById(id)?.focus();
  };
  const style = { backgroundColor: String(valueAt(data, [String(schema.behind)])) };
  const address = `/__desk/photo?${new URLSearchParams(shown)}`;
  return (
    <PhotoUpload
      {...shared}
      id={id}
      className="photo"
      accept=".svg,.png"
      texts={words.picture}
      send={change}
      picture={shown ? <img className="picture" style={style} src={address} alt="" /> : null}
    >
      {shown && !isNeeded ? (
        <button type="button" className="quiet-button" onClick={() => void remove()}>
          {words.removeNamed(labelOf(field))}
        </button>
      ) : null}
    </PhotoUpload>
  );
}
