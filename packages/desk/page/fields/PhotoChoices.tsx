import { useState } from 'react';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PhotoThumb } from './PhotoThumb.tsx';

/** The photos that are here already, each with its picture. They load once the list is opened. */
export function PhotoChoices({ value, onChoose }: { value?: string; onChoose: (name: string) => void }) {
  const { photos = [] } = useDesk().state ?? {};
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.photo.choose}</summary>
      <ul className="photo-choices">
        {(isOpen ? photos : []).map((name) => (
          <li key={name}>
            <button
              type="button"
              className="row-button"
              aria-pressed={value === undefined ? undefined : name === value}
              onClick={() => onChoose(name)}
            >
              <PhotoThumb name={name} />
              <span>{name.replace(/\.\w+$/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
