import { labelOf } from '../../label-of.ts';
import { words } from '../words.ts';
import { PhotoUpload } from './PhotoUpload.tsx';
import { type InputProps, useValue } from './use-value.ts';

/** A picture in a file of its own, such as a logo. Another one is saved at once. */
export function PictureFile({ place, onChange: _, ...shared }: InputProps) {
  const { desk, form, isRequired } = useValue(place);
  const { file, path } = place;
  const field = String(path.at(-1));
  const shown = desk.state?.pictures[field];
  const change = async (picture?: File) => {
    const outcome = await desk.service.changePicture(field, picture);
    desk.drafts.tell(file, outcome.kind === 'refused' ? outcome.problems : []);
    if (desk.takeOutcome(outcome)) desk.say(picture ? words.picture.saved : words.removed);
    return {};
  };
  const remove = async () => {
    await desk.attempt(change);
    document.getElementById(shared.id)?.focus();
  };
  const style = { backgroundColor: String(desk.drafts.valueAt({ file, path: [String(form.behind)] })) };
  const address = `/__desk/photo?${new URLSearchParams(shown)}`;
  return (
    <PhotoUpload
      {...shared}
      path={path}
      className="photo"
      accept=".svg,.png"
      texts={words.picture}
      send={change}
      picture={shown ? <img className="picture" style={style} src={address} alt="" /> : null}
    >
      {shown && !isRequired ? (
        <button type="button" className="quiet-button" onClick={() => void remove()}>
          {words.removeNamed(labelOf(field))}
        </button>
      ) : null}
    </PhotoUpload>
  );
}
