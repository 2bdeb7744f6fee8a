import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PhotoThumb } from './PhotoThumb.tsx';

/** The photos that are here already, each with its picture; they load once the list is opened. */
export function PhotoChoices({ value, onChoose }: { value: string; onChoose: (name: string) => void }) {
  const desk = useDesk();
  return (
    <details>
      <summary>{words.photo.choose}</summary>
      <ul className="photo-choices">
        {desk.state?.photos.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === value} onClick={() => onChoose(name)}>
              <PhotoThumb name={name} />
              <span>{name.replace(/\.\w+$/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
