import type { Placeholder } from '../../api.ts';
import type { KeyedDesk } from '../keys.ts';
import type { Place } from '../places/marks.ts';

/** What the page in its frame needs of the desk around it. */
export type FrameOwner = KeyedDesk & {
  /** Whether a click on the page opens a form. */
  readonly isEditing: boolean;
  readonly placeholders: readonly Placeholder[];
  /** The address of the shown page. */
  route: string;
  open: (place: Place, isPicked: boolean) => Promise<void>;
  /** Shows unsaved changes on a page that has just loaded. */
  showAllTyped: () => void;
  /** Brings into view what the open form changes. */
  revealOpened: () => void;
  changed: () => void;
};
