import type { Placeholder } from '../../api.ts';
import type { Place } from '../../places/marks.ts';

/** What the page in its frame needs of the desk around it. */
export type FrameOwner = {
  /** Whether a click on the page opens a form. */
  readonly isEditing: boolean;
  readonly opened: object | undefined;
  readonly placeholders: readonly Placeholder[];
  open: (place: Place, isPicked: boolean) => Promise<void>;
  show: (opened: undefined) => void;
  step: (direction: 'undo' | 'redo') => Promise<void>;
  /** Shows unsaved changes on a page that has just loaded. */
  showAllTyped: () => void;
  changed: () => void;
};
