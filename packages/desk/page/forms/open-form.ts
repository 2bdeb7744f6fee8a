import type { Change, Json, Path, Placeholder, Problem, State } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
import { valueAt } from '../../values.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { filledText, showChange } from '../frame/show-typed.ts';
import { ShownPage } from '../frame/shown-page.ts';
import { nameOf } from '../names.ts';
import { type Place, placeKey } from '../places/marks.ts';
import { failureWords } from '../service.ts';
import { fieldOfWords } from './field-of-words.ts';
import { openedPath, shownInstead } from './opened-path.ts';
import type { JsonSchema } from './schema.ts';

/** Milliseconds that a page may take before the form of a place opens beside it all the same. */
const patience = 5000;

/** Where the browser keeps the photos that were replaced. */
const formerPhotos = 'desk:former-photos';

/** What the drawer shows. `focus` is the field that was asked for. */
export type Opened =
  | { kind: 'form'; file: string; path: Path; focus: Path }
  | { kind: 'places' | 'more' | 'articles' | 'new-article' | 'problems' };

/** The form or list that stands beside the page, and what is typed into it. */
export abstract class OpenForm extends ShownPage {
  abstract readonly drafts: Drafts;
  abstract state: State | undefined;
  placeholders: Placeholder[] = [];
  opened: Opened | undefined;
  /** Photos that were replaced, with their words, by place: the browser keeps them for the next visit. */
  readonly #formerPhotos = new Map<string, Json>(JSON.parse(localStorage.getItem(formerPhotos) ?? '[]'));
  /** What comes after the entry of a list whose form is open. */
  rest: readonly Problem[] = [];
  /** What has happened, for the line of the bar that is read out. */
  message = '';

  /** Opens the first of some entries; its form offers the next. */
  async openInTurn([first, ...rest]: readonly Problem[]): Promise<void> {
    const { file = '', path = [] } = first ?? {};
    await this.openOnPage({ file, path });
    this.rest = rest;
    this.changed();
  }

  /** Opens the form of a place from a list of places, and shows a page that has it, unless the shown one does. */
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

  /** The address that shows a place; undefined if no page has it, or all. */
  private routeOf({ file, path }: Place): string | undefined {
    const shown = pageFacts().fieldPages.find(
      (one) => one.file === file && (one.field === undefined || path.includes(one.field)),
    );
    return shown?.route ?? this.state?.files.find((one) => one.file === file)?.route;
  }

  /**
   * Opens the form of a place: of its group or item, with the focus in its field.
   * @param shown what the page shows of an item, to find its field; '' of a photo, to find the one that is shown
   */
  async open({ file, path }: Place, shown?: string): Promise<void> {
    await this.attempt(async () => {
      const { data, view } = await this.drafts.load(file);
      const schema = view.schema as JsonSchema;
      const isMet = (media: string) => this.frame?.element?.contentWindow?.matchMedia(media).matches ?? true;
      const field = fieldOfWords(valueAt(data, path), shown ?? '');
      const focus =
        shown === undefined ? path : [...shownInstead(schema, data, path, isMet), ...(field ?? [])];
      this.show({ kind: 'form', file, path: openedPath(schema, data, focus), focus });
    });
  }

  show(opened: Opened | undefined): void {
    // What was typed does not wait for the pause once its form is left.
    void this.drafts.flush();
    this.message = '';
    if (opened?.kind !== 'form') this.rest = [];
    this.opened = opened;
    if (this.frame)
      this.frame.anchor = opened?.kind === 'form' ? { file: opened.file, path: opened.focus } : undefined;
    this.changed();
  }

  /** Does something, and tells the owner why it failed. */
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

  /** Says something in the bar. */
  say(message: string): void {
    this.message = message;
    this.changed();
  }

  /** Changes a value of an open file. It shows on the page at once, and is written after a pause. */
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

  /** Whether the words of a photo were written for the one that it has replaced. @param path of the photo */
  isOfFormerPhoto(file: string, path: Path, now: Json | undefined): boolean {
    const [former, photo] = [Object(this.#formerPhotos.get(placeKey({ file, path }))), Object(now)];
    return Boolean(former.alt) && former.alt === photo.alt && former.src !== photo.src;
  }

  /** The words of a photo are right for the one that it is now. */
  confirmWords(file: string, path: Path): void {
    this.#keepFormer({ file, path });
    this.changed();
  }

  #keepFormer(place: Place, photo?: Json): void {
    this.#formerPhotos.delete(placeKey(place));
    if (photo !== undefined) this.#formerPhotos.set(placeKey(place), photo);
    localStorage.setItem(formerPhotos, JSON.stringify([...this.#formerPhotos]));
  }

  /** Shows what is typed and not written yet on a page that was loaded meanwhile. */
  showAllTyped(): void {
    for (const [file, { view, changes }] of this.drafts.open)
      for (const change of changes) {
        const before = [valueAt(view.data, change.path)];
        this.#showTyped(file, change, before);
      }
  }

  /** Items that are not written yet have moved others: their texts are not where they stand on the page. */
  #showTyped(file: string, change: Change, before: (Json | undefined)[]): void {
    if (this.frame && !this.drafts.hasMovedItems(file))
      showChange(this.frame, this.placeholders, { file, change, before });
  }
}
