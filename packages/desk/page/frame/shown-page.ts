import type { ChangedEvent } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
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
    if (this.frame) this.frame.isEditing = isEditing;
    this.changed();
  }

  /**
   * Leaves the page of an article that is gone, such as one whose new address was taken back, for what came instead.
   * @param known the files that were there before
   */
  leaveGone(files: ChangedEvent['files'], known: ReadonlySet<string>): void {
    const routeOf = (file: string) =>
      pageFacts().articleRoute.replace('*', file.replace(/^articles\/|\.md$/g, ''));
    const isShown = (file: string) =>
      file.startsWith('articles/') && routeOf(file) === this.route.replace(/[?#].*$/, '');
    if (!Object.keys(files).some((file) => files[file] === null && isShown(file))) return;
    const next = Object.keys(files).find((file) => files[file] !== null && !known.has(file));
    this.frame?.show(next?.startsWith('articles/') ? routeOf(next) : pageFacts().articlesPage);
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
