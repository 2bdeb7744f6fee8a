import type { Change, Changed, FileView, Json, Problem, Version } from '../../api.ts';
import type { Place } from '../../places/marks.ts';
import { applied, valueAt } from '../../values.ts';
import type { DeskStore } from '../desk-store.ts';
import { failureWords, NotNow, type Outcome } from '../service.ts';
import { words } from '../words.ts';
import { changed, withChange } from './changes.ts';
import { type Draft, draftOf, stepOf } from './draft.ts';
import { keepDraft, type Unsaved } from './kept-drafts.ts';
import { SaveQueue } from './save-queue.ts';

export type SaveState = keyof typeof words.save;

/** The local storage key of a draft that has no file yet. */
const keptAt = (file: string) => `desk:new:${file}`;

/** Milliseconds between the last key and the save. */
const pause = 500;
/** Milliseconds until a desk that did not answer, or could not save, is asked again. */
const patience = 3000;

/**
 * The files that are being edited, with the changes since they were read. Saves them after a short pause in typing. Until
 * then the browser keeps what was typed.
 */
export class Drafts {
  readonly open = new Map<string, Draft>();
  /** New versions of files that had unsaved changes when somebody else wrote them. */
  readonly #missed = new Map<string, Version | null>();
  readonly #queue: SaveQueue;
  /** Why saving has to be tried again. */
  trouble = '';
  /**
   * The field that somebody types in. Until it is left, a text of somebody else does not take the place of theirs: what is
   * typed on would mix both. Typing on asks which one stays.
   */
  typing: Place | undefined;

  constructor(private readonly desk: DeskStore) {
    this.#queue = new SaveQueue((file) => this.#write(file), desk.changed);
  }

  /** Reads a file, unless it is open. Changes that the browser kept are not added: see `restore`. */
  async load(file: string): Promise<Draft> {
    const known = this.open.get(file);
    if (known) return known;
    const view = await this.desk.service.file(file);
    // After two requests at once, the first answer may have changes already.
    return this.open.get(file) ?? this.#put(view, []);
  }

  /** Opens a draft that is saved as a whole, by its creation. Until then the browser keeps what is typed. */
  begin(view: FileView): void {
    if (!this.open.has(view.file))
      this.#put(view, JSON.parse(localStorage.getItem(keptAt(view.file)) ?? '[]'));
  }

  /** What was begun has been created. */
  created(file: string): void {
    localStorage.removeItem(keptAt(file));
    this.open.delete(file);
  }

  /**
   * Reads a file again that somebody else wrote, unless it has unsaved changes.
   * @param version its new version, if that is known: one that is here already is not read again
   */
  async reload(file: string, version?: Version | null): Promise<void> {
    const draft = this.open.get(file);
    if (!draft || draft.view.version === version) return;
    if (draft.changes.length > 0) {
      if (version !== undefined) this.#missed.set(file, version);
      return;
    }
    // A file with a mistake in its YAML cannot be read: what was read before stays until it can.
    const view = version === null ? null : await this.desk.attempt(() => this.desk.service.file(file));
    // The draft has changed meanwhile, so the answer may be stale.
    if (this.open.get(file) !== draft) return this.reload(file, version);
    if (view && this.#isTypedIn(draft, view)) this.#missed.set(file, view.version);
    else if (view) this.#put(view, []);
    else if (view === null) this.open.delete(file);
    this.desk.changed();
  }

  /** The field that was typed in is left, and shows what others have written meanwhile. */
  async leave(): Promise<void> {
    const { file = '' } = this.typing ?? {};
    this.typing = undefined;
    // What is not saved yet is merged with it first, or asks.
    if (!this.#missed.has(file) || this.open.get(file)?.changes.length !== 0) return;
    await this.reload(file, this.#missed.get(file));
    this.desk.say(words.changedOutside);
  }

  #isTypedIn({ view: { file }, data }: Draft, now: FileView): boolean {
    const typed = (values: Json) => JSON.stringify(valueAt(values, this.typing?.path ?? []));
    return this.typing?.file === file && typed(data) !== typed(now.data);
  }

  /** A value of an open file, with its unsaved changes. */
  valueAt({ file, path }: Place): Json | undefined {
    return valueAt(this.open.get(file)?.data, path);
  }

  /** Whether unsaved changes add, move or remove items, so that the page has other items at their places. */
  hasMovedItems(file: string): boolean {
    const { changes = [] } = this.open.get(file) ?? {};
    return changes.some(({ operation, path }) => operation !== 'set' && typeof path.at(-1) === 'number');
  }

  change(file: string, change: Change): void {
    const draft = this.open.get(file);
    // An item that a second click removes is gone already.
    if (!draft || applied(draft.data, change) === undefined) return;
    this.#put(draft.view, withChange(draft.changes, change), draft);
    this.#plan(file, change.operation === 'set' ? pause : 0);
  }

  /** Saves pending changes now. @returns once they are saved or refused */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** Saves refused changes again: another file, which they have to agree with, may have changed. */
  async retry(): Promise<void> {
    const isRefused = ({ view, changes, problems }: Draft) =>
      view.version !== '' && changes.length > 0 && problems.length > 0;
    const refused = [...this.open].filter(([, draft]) => isRefused(draft));
    await Promise.all(refused.map(([file]) => this.#queue.save(file)));
  }

  /** Shows problems at their fields that are no part of the file, such as those of a picture. */
  tell(file: string, problems: Problem[]): void {
    const draft = this.open.get(file);
    if (draft) this.#put(draft.view, draft.changes, { ...draft, problems });
  }

  /** Discards unsaved changes. */
  async discard(file: string): Promise<void> {
    const draft = this.open.get(file);
    if (!draft) return;
    this.#queue.stop(file);
    this.#put(draft.view, []);
    keepDraft({ file, version: '', changes: [] });
    this.desk.changed();
    await this.reload(file, this.#missed.get(file));
  }

  /** Decides whose value stays, by the `id` of a place of a conflict. */
  async choose(file: string, id: string, side: 'mine' | 'theirs'): Promise<void> {
    const draft = this.open.get(file);
    if (!draft) return;
    this.#put(draft.view, draft.changes, { ...draft, choices: { ...draft.choices, [id]: side } });
    await this.#queue.save(file);
  }

  /** Saves what another visit left. @returns once it is saved, or kept as something typed in this visit */
  async restore({ file, changes, version }: Unsaved): Promise<true> {
    // First saves what was typed in this visit.
    await this.flush();
    const draft = await this.load(file);
    this.#put({ ...draft.view, version }, [...changes, ...draft.changes]);
    keepDraft({ file, version, changes: [...changes, ...draft.changes] });
    await this.#queue.save(file);
    return true;
  }

  get state(): SaveState {
    const drafts = [...this.open.values()].filter(({ view }) => view.version !== '');
    if (this.trouble) return 'failed';
    if (drafts.some(({ conflict }) => conflict)) return 'conflict';
    if (this.#queue.state) return this.#queue.state;
    if (drafts.some(({ changes }) => changes.length > 0)) return 'refused';
    return this.#missed.has(this.typing?.file ?? '') ? 'held' : 'saved';
  }

  #plan(file: string, wait: number): void {
    const draft = this.open.get(file);
    if (!draft) return;
    const { changes, view } = draft;
    if (view.version === '') localStorage.setItem(keptAt(file), JSON.stringify(changes));
    else {
      keepDraft({ file, version: view.version, changes });
      this.#queue.plan(file, wait);
    }
    this.desk.changed();
  }

  async #write(file: string): Promise<void> {
    const draft = this.open.get(file);
    if (!draft || draft.changes.length === 0) return;
    const { view, changes, choices } = draft;
    try {
      const outcome = await this.desk.service.change({
        file,
        version: view.version,
        changes,
        ...(choices && { choices }),
        ...stepOf(draft),
      });
      this.trouble = '';
      await this.#takeAnswer(file, changes, outcome);
    } catch (error) {
      const sentence = failureWords(error);
      this.trouble = error instanceof NotNow ? sentence : '';
      if (this.trouble) this.#plan(file, patience);
      else await this.#takeAnswer(file, changes, { kind: 'refused', problems: [{ sentence }] });
    }
  }

  async #takeAnswer(file: string, sent: Change[], outcome: Outcome<Changed>): Promise<void> {
    const now = this.open.get(file);
    if (!now) return;
    if (outcome.kind !== 'written') {
      const { choices } = now;
      this.#put(now.view, now.changes, { problems: [], choices, ...outcome });
      return;
    }
    // What was typed meanwhile: it replaces the last change of the same field, or follows the others.
    const isSame = (change: Change, index: number) => change === sent[index];
    const kept = now.changes.filter((change, index) => !isSame(change, index));
    const { read, version, history } = outcome.written;
    // A field keeps its text as it was typed, for example with a space at its end, whatever the file has.
    const data = changed(now.view.data, sent);
    this.#put({ ...now.view, ...read, data }, kept, { problems: [] });
    keepDraft({ file, version: read.version, changes: kept });
    this.desk.wrote(history);
    // Somebody else may have changed other values of the file, also while these were on their way.
    const newest = this.#missed.has(file) ? this.#missed.get(file) : version;
    this.#missed.delete(file);
    await this.reload(file, newest);
  }

  #put(view: FileView, changes: Change[], rest: Partial<Draft> = {}): Draft {
    const draft = draftOf(view, changes, rest);
    const former = this.open.get(view.file);
    this.open.set(view.file, draft);
    if (former) this.desk.moved(view.file, former.data, draft.data);
    return draft;
  }
}
