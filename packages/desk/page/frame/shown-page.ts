import { Observable } from '../observable.ts';
import type { Place } from '../places/marks.ts';
import type { PageFrame } from './page-frame.ts';

/** The page that the desk shows: which one it is, what a click on it does, and which of its places is in view. */
export class ShownPage extends Observable {
  frame: PageFrame | undefined;
  route = '/';
  isEditing = true;
  /** The place that has the focus in the list of places. */
  outlined: Place | undefined;

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing;
    this.frame?.followMode();
    this.changed();
  }

  /** Brings into view what the open form changes. */
  revealOpened(): void {
    this.frame?.revealPlace(this.frame.anchor);
    this.changed();
  }

  /** The focus came to a field: what it changes comes into view, if this page shows it. */
  follow(place: Place): void {
    if (!this.frame?.elementOf(place)) return;
    this.frame.anchor = place;
    this.revealOpened();
  }

  /** Outlines a place and brings it into view, while it has the focus in a list. */
  outline(place: Place | undefined): void {
    this.outlined = place;
    this.frame?.revealPlace(place);
    this.changed();
  }
}
