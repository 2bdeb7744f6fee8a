import type { Change, FileView, Version } from '../../api.ts';
import type { DeskService } from '../service.ts';
import { type Draft, draftOf } from './draft.ts';

/** The files that are being edited, with what was typed since they were read. */
export class OpenDrafts {
  readonly open = new Map<string, Draft>();
  /** The versions of which files were told while they had changes of their own. */
  readonly #missed = new Map<string, Version | null>();

  constructor(
    protected readonly service: DeskService,
    private readonly onChange: () => void,
  ) {}

  /** Reads a file, unless it is open. Changes that the browser kept are not added: see `restore`. */
  async load(file: string): Promise<Draft> {
    const known = this.open.get(file);
    if (known) return known;
    const view = await this.service.file(file);
    // Asked for twice at once: the first answer may have changes already.
    return this.open.get(file) ?? this.put(view, []);
  }

  /**
   * Reads a file again that was written elsewhere, unless it has changes of its own.
   * @param version the one that it has now, if that is known: nothing is read if it is here already
   */
  async reload(file: string, version?: Version | null): Promise<void> {
    const draft = this.open.get(file);
    if (!draft || draft.view.version === version) return;
    if (draft.changes.length > 0) {
      if (version !== undefined) this.#missed.set(file, version);
      return;
    }
    const view = await this.service.file(file).catch(() => undefined);
    // Typed, written or read meanwhile: the answer may be older than that.
    if (this.open.get(file) !== draft) return this.reload(file, version);
    if (view) this.put(view, []);
    else this.open.delete(file);
    this.onChange();
  }

  /** Reads a file again, once its own changes are written, that was written elsewhere before the answer to them came. */
  protected async catchUp(file: string): Promise<void> {
    const version = this.#missed.get(file);
    if (version === undefined || this.open.get(file)?.changes.length !== 0) return;
    this.#missed.delete(file);
    await this.reload(file, version);
  }

  /** Whether items are added, moved or removed that are not written yet, so that the page shows others at their places. */
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
