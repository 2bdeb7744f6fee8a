import { pathOf } from '../../src/routes.ts';
import type { Change, ChangedEvent, Conflict, History, Json, Path, Placeholder, State } from '../api.ts';
import { routeOfFile } from '../route-of-file.ts';
import { valueAt } from './drafts/changes.ts';
import { Drafts } from './drafts/drafts.ts';
import { type KeptDraft, keptDrafts } from './drafts/kept-drafts.ts';
import { fieldOfWords } from './forms/field-of-words.ts';
import { openedPath } from './forms/opened-path.ts';
import type { JsonSchema } from './forms/schema.ts';
import type { PageFrame } from './frame/page-frame.ts';
import { filledText, showTyped } from './frame/show-typed.ts';
import { Observable } from './observable.ts';
import { PageCounts } from './page-counts.ts';
import type { Place } from './places/marks.ts';
import { type DeskService, NoAnswer, type Outcome } from './service.ts';
import { words } from './words.ts';

/** What the drawer shows. `focus` is the field that was asked for. */
export type Opened =
  | { kind: 'form'; file: string; path: Path; focus: Path }
  | { kind: 'places' | 'more' | 'articles' | 'new-article' | 'problems' };

/** Everything that the desk's page shows and does; React renders it anew after each change. */
export class Desk extends Observable {
  readonly drafts: Drafts;
  readonly pageCounts: PageCounts;
  state: State | undefined;
  placeholders: Placeholder[] = [];
  opened: Opened | undefined;
  isEditing = true;
  route = '/';
  /** What has happened, for the line of the bar that is read out. */
  message = '';
  /** What an earlier visit left unwritten, until the owner decides. */
  kept: KeptDraft[] = keptDrafts();
  /** A conflict of undo or redo. */
  conflict: { conflict: Conflict; direction: 'undo' | 'redo' } | undefined;
  frame: PageFrame | undefined;
  /** The place that has the focus in the list of places. */
  outlined: Place | undefined;

  constructor(readonly service: DeskService) {
    super();
    this.pageCounts = new PageCounts(service);
    this.drafts = new Drafts(service, {
      onChange: () => this.changed(),
      onWritten: (history) => this.#wrote(history),
    });
  }

  /** Reads what the server knows: at the start, and after each change of a file. */
  async read(): Promise<void> {
    await this.attempt(async () => {
      const [state, { placeholders }] = await Promise.all([
        this.service.state(),
        this.service.placeholders(),
      ]);
      this.state = state;
      this.placeholders = placeholders;
    });
  }

  /** Does something, and tells the owner why it failed. */
  async attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (error) {
      this.message =
        error instanceof NoAnswer ? words.noAnswer : error instanceof Error ? error.message : String(error);
      return undefined;
    } finally {
      this.changed();
    }
  }

  /**
   * Opens the form of a place: of its group or item, with the focus in its field.
   * @param shown what the page shows of an item, to find its field
   */
  async open({ file, path }: Place, shown = ''): Promise<void> {
    await this.attempt(async () => {
      const { data, view } = await this.drafts.load(file);
      const focus = [...path, ...(fieldOfWords(valueAt(data, path), shown) ?? [])];
      this.show({ kind: 'form', file, path: openedPath(view.schema as JsonSchema, data, focus), focus });
    });
  }

  show(opened: Opened | undefined): void {
    // What was typed does not wait for the pause once its form is left.
    void this.drafts.flush();
    this.message = '';
    this.opened = opened;
    if (this.frame)
      this.frame.anchor = opened?.kind === 'form' ? { file: opened.file, path: opened.focus } : undefined;
    this.changed();
  }

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing;
    if (this.frame) this.frame.isEditing = isEditing;
    this.changed();
  }

  /** Takes back the last step, or makes it again. @param force also where another program has changed the file */
  async step(direction: 'undo' | 'redo', force = false): Promise<void> {
    await this.attempt(async () => {
      await this.drafts.flush();
      this.conflict = undefined;
      const label = this.state?.history[direction === 'undo' ? 'undoLabel' : 'redoLabel'];
      const outcome = await this.service[direction](force ? { force } : {});
      if (outcome.kind === 'conflict') this.conflict = { conflict: outcome.conflict, direction };
      if (outcome.kind === 'refused')
        this.message = outcome.problems.map(({ sentence }) => sentence).join(' ');
      if (outcome.kind !== 'written') return;
      this.message = words[direction === 'undo' ? 'undone' : 'redone'](label);
      this.#wrote(outcome.written.history);
      await this.#reload(outcome.written.files);
    });
  }

  /** What became of a request that did not go through a draft. @returns whether it was written */
  settle<T extends { history: History }>(outcome: Outcome<T>): outcome is { kind: 'written'; written: T } {
    // What was said of an earlier attempt no longer holds.
    this.message = '';
    if (outcome.kind === 'written') this.#wrote(outcome.written.history);
    if (outcome.kind === 'conflict') this.message = outcome.conflict.conflict;
    if (outcome.kind === 'refused') this.message = outcome.problems.map(({ sentence }) => sentence).join(' ');
    this.changed();
    return outcome.kind === 'written';
  }

  /** Files have changed, here or elsewhere. */
  async onChanged({ files, history, outside }: ChangedEvent): Promise<void> {
    const isContent = Object.keys(files).some((file) => !file.startsWith('photos/'));
    if (outside && isContent) this.message = words.changedOutside;
    if (this.state) this.state = { ...this.state, history };
    this.#leaveGone(files);
    await this.#reload(files);
    await this.read();
  }

  /** Leaves the page of an article that is gone, such as one whose new address was taken back, for what came instead. */
  #leaveGone(files: ChangedEvent['files']): void {
    const isShown = (file: string) => routeOfFile(file) === this.route.replace(/[?#].*$/, '');
    if (!Object.keys(files).some((file) => files[file] === null && isShown(file))) return;
    const known = new Set(this.state?.files.map(({ file }) => file));
    const next = Object.keys(files).find((file) => files[file] !== null && !known.has(file));
    this.frame?.show((next && routeOfFile(next)) ?? pathOf('blog'));
  }

  /** Says something in the bar. */
  say(message: string): void {
    this.message = message;
    this.changed();
  }

  leaveConflict(): void {
    this.conflict = undefined;
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

  /** Takes up what an earlier visit left, or forgets it. */
  async decideKept(isWanted: boolean): Promise<void> {
    const { kept } = this;
    this.kept = [];
    await this.attempt(async () => {
      if (isWanted) await this.drafts.restore();
      else for (const { file } of kept) localStorage.removeItem(`desk:unsaved:${file}`);
    });
  }

  /** Changes a value of an open file. It shows on the page at once, and is written after a pause. */
  change(file: string, change: Change): void {
    const draft = this.drafts.open.get(file);
    const before = draft ? [valueAt(draft.data, change.path), valueAt(draft.view.data, change.path)] : [];
    this.drafts.change(file, change);
    this.#showTyped(file, change, before);
  }

  /** Shows what is typed and not written yet on a page that was loaded meanwhile. */
  showAllTyped(): void {
    for (const [file, { view, changes }] of this.drafts.open)
      for (const change of changes) this.#showTyped(file, change, [valueAt(view.data, change.path)]);
  }

  #showTyped(file: string, change: Change, before: (Json | undefined)[]): void {
    if (change.operation !== 'set' || typeof change.value === 'object' || !this.frame) return;
    const filled = (value: Json | undefined) => filledText(value, this.placeholders);
    showTyped(this.frame, { file, path: change.path }, before.map(filled), filled(change.value));
  }

  /** Reads files again that have changed; the form of one that is gone closes. */
  async #reload(files: ChangedEvent['files']): Promise<void> {
    for (const [file, version] of Object.entries(files)) await this.drafts.reload(file, version);
    if (this.opened?.kind === 'form' && !this.drafts.open.has(this.opened.file)) this.show(undefined);
  }

  #wrote(history: History): void {
    this.pageCounts.forget();
    if (this.state) this.state = { ...this.state, history };
    this.changed();
  }
}
