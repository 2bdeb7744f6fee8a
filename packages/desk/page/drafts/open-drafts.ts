import type { Change, FileView, Version } from '../../api.ts';
import type { Desk } from '../desk.ts';
import { type Draft, draftOf } from './draft.ts';

/** The files that are being edited, with the changes since they were read. */
export class OpenDrafts {
  readonly open = new Map<string, Draft>();
  /** New versions of files that had unsaved changes when somebody else wrote them. */
  readonly #missed = new Map<string, Version | null>();

  constructor(protected readonly desk: Desk) {}

  /** Reads a file, unless it is open. Changes that the browser kept are not added: see `restore`. */
  async load(file: string): Promise<Draft> {
    const known = this.open.get(file);
    if (known) return known;
    const view = await this.desk.service.file(file);
    // After two requests at once, the first answer may have changes already.
    return this.open.get(file) ?? this.put(view, []);
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
    const view = await this.desk.service.file(file).catch(() => undefined);
    // The draft has changed meanwhile, so the answer may be stale.
    if (this.open.get(file) !== draft) return this.reload(file, version);
    if (view) this.put(view, []);
    else this.open.delete(file);
    this.desk.changed();
  }

  /** Once the changes of a file are saved, reads what somebody else wrote while they were on their way. */
  protected async catchUp(file: string): Promise<void> {
    const version = this.#missed.get(file);
    if (version === undefined || this.open.get(file)?.changes.length !== 0) return;
    this.#missed.delete(file);
    await this.reload(file, version);
  }

  /** Whether unsaved changes add, move or remove items, so that the page has other items at their places. */
  hasMovedItems(file: string): boolean {
    const { changes = [] } = this.open.get(file) ?? {};
    return changes.some(({ operation, path }) => operation !== 'set' && typeof path.at(-1) === 'number');
  }

  protected put(view: FileView, changes: Change[], rest: Partial<Draft> = {}): Draft {
    const draft = draftOf(view, changes, rest);
    this.open.set(view.file, draft);
    return draft;
  }
}
