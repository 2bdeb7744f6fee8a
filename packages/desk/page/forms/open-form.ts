import type { Change, Json, Path, Placeholder, Problem, State } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
import { valueAt } from '../../values.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { PageFrame } from '../frame/page-frame.ts';
import { filledText, showValue } from '../frame/show-typed.ts';
import { nameOf } from '../names.ts';
import { type Place, placeKey } from '../places/marks.ts';
import { failureWords } from '../service.ts';
import { openedPath, shownInstead } from './opened-path.ts';
import type { JsonSchema } from './schema.ts';

/** Milliseconds after which a form opens although its page has not loaded. */
const patience = 5000;

/** The local storage key of replaced photos. */
const formerPhotos = 'desk:former-photos';

/** What the drawer shows. `focus` is the field to focus. */
export type Opened =
  | { kind: 'form'; file: string; path: Path; focus: Path }
  | { kind: 'places' | 'more' | 'articles' | 'new-article' | 'problems' };

/** The shown page, the form or list beside it, and what is typed into it. */
export abstract class OpenForm {
  abstract readonly drafts: Drafts;
  abstract state: State | undefined;
  frame: PageFrame | undefined;
  route = '/';
  /** Whether a click on the page opens a form. */
  isEditing = true;
  /** The place that has the focus in the list of places. */
  outlined: Place | undefined;
  opened: Opened | undefined;
  /** Replaced photos with their alternative texts, by place. The browser keeps them for the next visit. */
  readonly #formerPhotos = new Map<string, Json>(JSON.parse(localStorage.getItem(formerPhotos) ?? '[]'));
  /** The entries of a list after the one whose form is open. */
  rest: readonly Problem[] = [];
  /** What happened last. The bar shows it, and screen readers announce it. */
  message = '';
  #version = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly version = (): number => this.#version;

  /** Re-renders the components. */
  changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  get placeholders(): Placeholder[] {
    return this.state?.placeholders ?? [];
  }

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

  /** Opens the first of some entries; its form offers the next. */
  async openInTurn([first, ...rest]: readonly Problem[]): Promise<void> {
    const { file = '', path = [] } = first ?? {};
    await this.openOnPage({ file, path });
    this.rest = rest;
    this.changed();
  }

  /** Opens the form of a place, and a page that shows it, unless the current page does. */
  async openOnPage(place: Place): Promise<void> {
    const { frame } = this;
    const route = this.routeOf(place);
    if (frame && route !== undefined && route !== frame.route && !frame.shows(place)) {
      frame.show(route);
      const start = Date.now();
      while (frame.route !== route && Date.now() - start < patience)
        await new Promise((done) => setTimeout(done, 50));
    }
    await this.open(place);
  }

  /** The address of the page that shows a place; undefined if no page does, or all do. */
  private routeOf({ file, path }: Place): string | undefined {
    const shown = pageFacts().fieldPages.find(
      (one) => one.file === file && (one.field === undefined || path.includes(one.field)),
    );
    return shown?.route ?? this.state?.files.find((one) => one.file === file)?.route;
  }

  /**
   * Opens the form of the group or item around a place, with the focus in its field.
   * @param isPicked whether it was picked on the page, whose photos have the place of their description
   */
  async open({ file, path }: Place, isPicked = false): Promise<void> {
    await this.attempt(async () => {
      const { data, view } = await this.drafts.load(file);
      const schema = view.schema as JsonSchema;
      const isMet = (media: string) => this.frame?.element?.contentWindow?.matchMedia(media).matches ?? true;
      const found = isPicked ? shownInstead(schema, data, path, isMet) : path;
      // A click on a photo leads to the photo, not to its description.
      const src = [...found.slice(0, -1), 'src'];
      const isPhoto = isPicked && found.at(-1) === 'alt' && valueAt(data, src) !== undefined;
      const focus = isPhoto ? src : found;
      this.show({ kind: 'form', file, path: openedPath(schema, data, focus), focus });
    });
  }

  show(opened: Opened | undefined): void {
    // Leaving a form saves it at once.
    void this.drafts.flush();
    this.message = '';
    if (opened?.kind !== 'form') this.rest = [];
    this.opened = opened;
    if (this.frame) {
      const { file = '', focus = [] } = opened?.kind === 'form' ? opened : {};
      // The page marks a photo at its description.
      const path = focus.at(-1) === 'src' ? [...focus.slice(0, -1), 'alt'] : focus;
      this.frame.anchor = opened?.kind === 'form' ? { file, path } : undefined;
    }
    this.changed();
  }

  /** Runs an action, and shows the owner why it failed. */
  async attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (error) {
      this.message = failureWords(error);
      return undefined;
    } finally {
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
    const draft = this.drafts.open.get(file);
    if (draft && change.operation === 'set' && change.path.at(-1) === 'src') {
      const path = change.path.slice(0, -1);
      const now = valueAt(draft.data, path) ?? null;
      if (!this.isOfFormerPhoto(file, path, now)) this.#keepFormer({ file, path }, now);
    }
    const before = draft ? [valueAt(draft.data, change.path), valueAt(draft.view.data, change.path)] : [];
    this.drafts.change(file, change);
    this.#showTyped(file, change, before);
  }

  /** The name of a place in an open file, as pages show its words. */
  nameOf(place: Place): string {
    const { data = null } = this.drafts.open.get(place.file) ?? {};
    return nameOf(place, data, (text) => filledText(text, this.placeholders));
  }

  /** Whether the alternative text of a photo was written for the photo before it. @param path of the photo */
  isOfFormerPhoto(file: string, path: Path, now: Json | undefined): boolean {
    const [former, photo] = [Object(this.#formerPhotos.get(placeKey({ file, path }))), Object(now)];
    return Boolean(former.alt) && former.alt === photo.alt && former.src !== photo.src;
  }

  /** Confirms that the alternative text of a photo is right. */
  confirmWords(file: string, path: Path): void {
    this.#keepFormer({ file, path });
    this.changed();
  }

  #keepFormer(place: Place, photo?: Json): void {
    this.#formerPhotos.delete(placeKey(place));
    if (photo !== undefined) this.#formerPhotos.set(placeKey(place), photo);
    localStorage.setItem(formerPhotos, JSON.stringify([...this.#formerPhotos]));
  }

  /** Shows unsaved changes on a page that has just loaded. */
  showAllTyped(): void {
    for (const [file, { view, changes }] of this.drafts.open)
      for (const change of changes) {
        const before = [valueAt(view.data, change.path)];
        this.#showTyped(file, change, before);
      }
  }

  /**
   * While unsaved changes reorder items, positions on the page don't match those in the form. The text of an article is
   * Markdown, which pages don't show as it is written.
   */
  #showTyped(file: string, change: Change, before: (Json | undefined)[]): void {
    const isShown = change.path[0] !== 'body' && !this.drafts.hasMovedItems(file);
    const { places } = this.frame ?? {};
    if (places && change.operation === 'set' && isShown)
      showValue(places, this.placeholders, { file, path: change.path }, before, change.value);
  }
}
