import type { Change, ChangedEvent, Conflict, History, Path, Placeholder, State } from '../api.ts';
import { valueAt } from './drafts/changes.ts';
import { Drafts } from './drafts/drafts.ts';
import { type KeptDraft, keptDrafts } from './drafts/kept-drafts.ts';
import { fieldOfWords } from './forms/field-of-words.ts';
import { openedPath } from './forms/opened-path.ts';
import type { JsonSchema } from './forms/schema.ts';
import { showChange } from './frame/show-typed.ts';
import { ShownPage } from './frame/shown-page.ts';
import { PageCounts } from './page-counts.ts';
import type { Place } from './places/marks.ts';
import { type DeskService, NoAnswer, type Outcome } from './service.ts';
import { words } from './words.ts';

/** What the drawer shows. `focus` is the field that was asked for. */
export type Opened =
  | { kind: 'form'; file: string; path: Path; focus: Path }
  | { kind: 'places' | 'more' | 'articles' | 'new-article' | 'problems' };

/** Everything that the desk's page shows and does; React renders it anew after each change. */
export class Desk extends ShownPage {
  readonly drafts: Drafts;
  readonly pageCounts: PageCounts;
  state: State | undefined;
  placeholders: Placeholder[] = [];
  opened: Opened | undefined;
  /** What has happened, for the line of the bar that is read out. */
  message = '';
  /** What an earlier visit left unwritten, until the owner decides. */
  kept: KeptDraft[] = keptDrafts();
  /** A conflict of undo or redo. */
  conflict: { conflict: Conflict; direction: 'undo' | 'redo' } | undefined;

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
    this.leaveGone(files, new Set(this.state?.files.map(({ file }) => file)));
    await this.#reload(files);
    await this.read();
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
    if (this.frame) showChange(this.frame, this.placeholders, { file, change, before });
  }

  /** Shows what is typed and not written yet on a page that was loaded meanwhile. */
  showAllTyped(): void {
    for (const [file, { view, changes }] of this.drafts.open)
      for (const change of changes) {
        const before = [valueAt(view.data, change.path)];
        if (this.frame) showChange(this.frame, this.placeholders, { file, change, before });
      }
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
