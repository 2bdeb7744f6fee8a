import type { Change, ChangedEvent, History, Json, Placeholder, Problem, State } from '../api.ts';
import { openedPath } from '../forms/opened-path.ts';
import { nameOf, nameOfPlace, remedyOf } from '../names.ts';
import { pageFacts } from '../page-facts.ts';
import { isWithin, type Place } from '../places/marks.ts';
import { followed, valueAt } from '../values.ts';
import { Drafts } from './drafts/drafts.ts';
import { takeOver } from './drafts/kept-drafts.ts';
import { outline } from './frame/outline.ts';
import type { PageFrame } from './frame/page-frame.ts';
import { itemOf } from './frame/pointed-place.ts';
import { filledText, showValue } from './frame/show-typed.ts';
import { anchorOf, type Opened, type Task } from './opened.ts';
import { Publishing } from './publishing.ts';
import { type DeskService, failureWords, type Outcome } from './service.ts';
import { words } from './words.ts';

/** The state and the actions of the desk's page. React re-renders after each change. */
export class DeskStore {
  readonly #listeners = new Set<() => void>();
  /** How often anything has changed. */
  version = 0;
  readonly drafts: Drafts;
  readonly publishing = new Publishing(this);
  state: State | undefined;
  frame: PageFrame | undefined;
  /** Whether a click on the page opens a form. */
  isEditing = true;
  opened: Opened | undefined;
  /** The topic of the sample's entries that the owner opened last. */
  topic = '';
  /** The tasks after the one that was opened from their list. */
  rest: readonly Task[] | undefined;
  /** The item that was just added, until it is left. */
  added: Place | undefined;
  /** What happened last. The bar shows it, and screen readers announce it. */
  message = '';
  /** How many actions are running that read, send or undo something. */
  running = 0;

  constructor(readonly service: DeskService) {
    this.drafts = new Drafts(this);
    takeOver((left) => this.attempt(() => this.drafts.restore(left)));
  }

  /** Calls a component after each change. @returns ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Re-renders the components. */
  readonly changed = (): void => {
    this.version += 1;
    for (const listener of this.#listeners) listener();
    // While unsaved changes move items, the page has others at their places.
    const isThere = this.opened?.kind === 'form' && !this.drafts.hasMovedItems(this.opened.file);
    outline(
      this.frame?.document,
      'data-desk-opened',
      this.frame?.elementOf(isThere ? this.frame.anchor : undefined),
    );
  };

  get placeholders(): Placeholder[] {
    return this.state?.placeholders ?? [];
  }

  /** Reads the state from the server: at the start and after each change of a file. */
  async read(): Promise<void> {
    await this.attempt(async () => {
      this.state = await this.service.state();
      await this.drafts.load(pageFacts().photoRecordsFile);
    });
  }

  /** Makes a site of the owner's own of the sample. */
  async begin(): Promise<void> {
    await this.attempt(async () => {
      if (!this.takeOutcome(await this.service.begin({}))) return;
      this.say(words.begun);
      await this.read();
    });
  }

  /** Undoes or redoes a step, unless another program has changed the same values since. */
  async step(direction: 'undo' | 'redo'): Promise<void> {
    await this.attempt(async () => {
      await this.drafts.flush();
      // Otherwise what was saved before it would go, and it would stay.
      if (/refused|failed/.test(this.drafts.state)) return this.say(words.firstFix);
      const label = this.state?.history[`${direction}Label`];
      const outcome = await this.service[direction]({});
      if (outcome.kind === 'conflict') return this.say(words.changedSince);
      if (!this.takeOutcome(outcome)) return;
      this.message = words[direction === 'undo' ? 'undone' : 'redone'](label);
      await this.#reload(outcome.written.files);
    });
  }

  /** Reports the outcome of a request other than saving a draft. @returns whether it was written */
  takeOutcome<T extends { history: History }>(
    outcome: Outcome<T>,
  ): outcome is { kind: 'written'; written: T } {
    this.message = '';
    if (outcome.kind === 'written') this.wrote(outcome.written.history);
    if (outcome.kind === 'conflict') this.message = outcome.conflict.conflict;
    if (outcome.kind === 'refused')
      this.message = outcome.problems
        .map(({ sentence, path = [] }) => [nameOfPlace({ file: '', path }), remedyOf(sentence)])
        .map((parts) => parts.filter(Boolean).join(': '))
        .join(' ');
    this.changed();
    return outcome.kind === 'written';
  }

  /** Something was saved. */
  wrote(history: History): void {
    if (this.state) this.state = { ...this.state, history };
    this.changed();
  }

  /** Files have changed, here or elsewhere. */
  async onChanged({ files, outside }: ChangedEvent): Promise<void> {
    // A site that begins gets its photos and brand while the owner types.
    const isContent = Object.keys(files).some(
      (file) => !/^(photos|brand)\//.test(file) || this.drafts.open.has(file),
    );
    if (outside && isContent) this.message = words.changedOutside;
    await this.#reload(files);
    await Promise.all([this.drafts.retry(), this.read()]);
  }

  /** Reads changed files again, and closes the form of a deleted one. */
  async #reload(files: ChangedEvent['files']): Promise<void> {
    for (const [file, version] of Object.entries(files)) await this.drafts.reload(file, version);
    // What is wrong with a picture is told with the file whose form shows it.
    const isPicture = Object.keys(files).some((file) => /^brand\/.*\.(svg|png)$/.test(file));
    if (isPicture) for (const file of this.drafts.open.keys()) await this.drafts.reload(file);
    if (this.opened?.kind === 'form' && !this.drafts.open.has(this.opened.file)) this.show(undefined);
  }

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing;
    this.frame?.followMode();
    this.changed();
  }

  /** What is wrong with an open file. What is empty in an item that was just added is no mistake yet. */
  problemsIn(file: string): Problem[] {
    const { problems = [] } = this.drafts.open.get(file) ?? {};
    return problems.filter(({ file: other = file, path = [] }) => {
      const place = { file: other, path };
      const isEmpty = Object(this.drafts.valueAt(place) ?? '').length === 0;
      return !isEmpty || !this.added || !isWithin(place, this.added);
    });
  }

  /** The focus came to a field: what it changes comes into view, if this page shows it. */
  follow(place: Place): void {
    if (this.added && !isWithin(place, this.added)) this.added = undefined;
    if (this.frame?.elementOf(place)) {
      this.frame.anchor = place;
      this.frame.reveal();
    }
    this.changed();
  }

  /** Opens the first of some tasks whose item is still there; its form offers the next. After the last, all are listed. */
  async openInTurn([current, ...rest]: readonly Task[]): Promise<void> {
    if (!current) return this.show({ kind: 'problems' });
    const { data = null } = (await this.attempt(() => this.drafts.load(current.file))) ?? {};
    if (data !== null && valueAt(data, itemOf(current).path) === undefined) return this.openInTurn(rest);
    await this.openOnPage(current);
    if (this.opened?.kind === 'form') this.opened.tick = current.tick;
    this.rest = rest;
    // Its name is made of its values.
    const [next] = rest;
    if (next) await this.attempt(() => this.drafts.load(next.file));
    this.changed();
  }

  /** Says that texts of the sample are right as they are. @returns whether that is stored */
  async accept(tick: NonNullable<Task['tick']>): Promise<boolean | undefined> {
    return this.attempt(async () => this.takeOutcome(await this.service.accept(tick)));
  }

  /** What is opened, and the tasks after it, follow their items. The form of an item that is gone becomes that of its list. */
  moved(file: string, before: Json, after: Json): void {
    const follow = (one: Task | undefined): Task[] => {
      if (one?.file !== file) return one ? [one] : [];
      const path = followed(one.path, before, after);
      return path.length === one.path.length ? [{ ...one, path }] : [];
    };
    const { opened } = this;
    [this.added] = follow(this.added);
    this.rest = this.rest?.flatMap(follow);
    if (opened?.kind !== 'form' || opened.file !== file) return;
    const path = followed(opened.path, before, after);
    if (path.join() === opened.path.join()) return;
    this.opened = { kind: 'form', file, path, focus: path };
    if (this.frame) this.frame.anchor = anchorOf(this.opened);
  }

  /** Opens the form of a place, and a page that shows it, unless the current page does. */
  async openOnPage(place: Place): Promise<void> {
    const { frame } = this;
    const { file, path } = place;
    const shown = pageFacts().fieldPages.find(
      (one) => one.file === file && (one.field === undefined || path.includes(one.field)),
    );
    const { route } = shown ?? this.state?.files.find((one) => one.file === file) ?? {};
    if (frame && route !== undefined && route !== frame.route && !frame.shows(place)) await frame.show(route);
    await this.open(place);
  }

  /**
   * Opens the form of the group or item around a place, with the focus in its field.
   * @param isPicked whether it was picked on the page, whose photos have the place of their description
   */
  async open({ file, path }: Place, isPicked = false): Promise<void> {
    await this.attempt(async () => {
      const { data, view } = await this.drafts.load(file);
      // A click on a photo leads to the photo, not to its description.
      const src = [...path.slice(0, -1), 'src'];
      const isPhoto = isPicked && path.at(-1) === 'alt' && valueAt(data, src) !== undefined;
      const focus = isPhoto ? src : path;
      this.show({ kind: 'form', file, path: openedPath(view.schema, data, focus), focus });
    });
  }

  show(opened: Opened | undefined): void {
    // Leaving a form saves it at once.
    void this.drafts.flush().then(() => this.drafts.leave());
    this.message = '';
    this.opened = opened;
    const place = opened?.kind === 'form' ? { file: opened.file, path: opened.focus } : undefined;
    if (!place || !this.added || !isWithin(place, this.added)) this.added = undefined;
    if (opened?.kind !== 'form') this.rest = undefined;
    if (this.frame) this.frame.anchor = anchorOf(opened);
    this.changed();
  }

  /** Runs an action, and shows the owner why it failed. */
  async attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    this.running += 1;
    this.changed();
    try {
      return await action();
    } catch (error) {
      this.message = failureWords(error);
      return undefined;
    } finally {
      this.running -= 1;
      this.changed();
    }
  }

  /** Shows a message in the bar. */
  say(message: string): void {
    this.message = message;
    this.changed();
  }

  /** Changes a value of an open file. The page shows it at once; it is saved after a pause. */
  change(file: string, change: Change): void {
    const { data, view } = this.drafts.open.get(file) ?? {};
    const before = [data, view?.data].map((one) => valueAt(one, change.path));
    this.drafts.change(file, change);
    this.#showTyped(file, change, before);
  }

  /** Discards unsaved changes of a file. */
  async discard(file: string): Promise<void> {
    await this.drafts.discard(file);
    this.frame?.refresh();
  }

  /** Decides whose value stays, by the `id` of a place of a conflict. */
  async choose(file: string, id: string, side: 'mine' | 'theirs'): Promise<void> {
    await this.drafts.choose(file, id, side);
    this.frame?.refresh();
  }

  /** The name of a file, such as the page that it is about. */
  titleOf(file: string): string {
    return this.state?.files.find((entry) => entry.file === file)?.title ?? file;
  }

  /** The name of a place in an open file, as pages show its words. */
  nameOf(place: Place): string {
    const { data = null } = this.drafts.open.get(place.file) ?? {};
    return nameOf(place, data, (text) => filledText(text, this.placeholders));
  }

  /** Shows unsaved changes on a page that has just loaded. */
  showAllTyped(): void {
    for (const [file, { view, changes }] of this.drafts.open)
      for (const change of changes) this.#showTyped(file, change, [valueAt(view.data, change.path)]);
  }

  /**
   * While unsaved changes reorder items, positions on the page don't match those in the form. The text of an article is
   * Markdown, which pages don't show as it is written.
   */
  #showTyped(file: string, change: Change, before: (Json | undefined)[]): void {
    const { places } = this.frame ?? {};
    const isShown = change.path[0] !== 'body' && !this.drafts.hasMovedItems(file);
    if (places && change.operation === 'set' && isShown)
      showValue(places, this.placeholders, { file, path: change.path }, before, change.value);
  }
}
