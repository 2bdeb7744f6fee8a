import type { ChangedEvent, History, SampleText, State } from '../api.ts';
import { pageFacts } from '../page-facts.ts';
import { Drafts } from './drafts/drafts.ts';
import { takeOver } from './drafts/kept-drafts.ts';
import { OpenForm } from './forms/open-form.ts';
import { nameOfPlace, remedyOf } from './names.ts';
import { Publishing } from './publish/publishing.ts';
import type { DeskService, Outcome } from './service.ts';
import { words } from './words.ts';

/** The state and the actions of the desk's page. React re-renders after each change. */
export class Desk extends OpenForm {
  readonly drafts = new Drafts(this);
  readonly publishing = new Publishing(this);
  state: State | undefined;
  /** The topic of the sample's entries that the owner opened last. */
  topic = '';

  constructor(readonly service: DeskService) {
    super();
    takeOver((left) => this.attempt(() => this.drafts.restore(left)));
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
      if (!this.settle(await this.service.begin({}))) return;
      this.say(words.begun);
      await this.read();
    });
  }

  /** Undoes or redoes a step, unless another program has changed the same values since. */
  async step(direction: 'undo' | 'redo'): Promise<void> {
    await this.attempt(async () => {
      await this.drafts.flush();
      // Otherwise what was saved before it would go, and it would stay.
      if (this.drafts.state === 'refused') return this.say(words.firstFix);
      const label = this.state?.history[`${direction}Label`];
      const outcome = await this.service[direction]({});
      if (outcome.kind === 'conflict') return this.say(words.changedSince);
      if (!this.settle(outcome)) return;
      this.message = words[direction === 'undo' ? 'undone' : 'redone'](label);
      this.publishing.message = '';
      await this.#reload(outcome.written.files);
    });
  }

  /** Reports the outcome of a request other than saving a draft. @returns whether it was written */
  settle<T extends { history: History }>(outcome: Outcome<T>): outcome is { kind: 'written'; written: T } {
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

  /** Files have changed, here or elsewhere. */
  async onChanged({ files, outside }: ChangedEvent): Promise<void> {
    const isContent = Object.keys(files).some(
      (file) => !/^(photos|brand)\//.test(file) || this.drafts.open.has(file),
    );
    if (outside && isContent) this.message = words.changedOutside;
    await this.#reload(files);
    await Promise.all([this.drafts.retry(), this.read()]);
  }

  /** Says that texts of the sample are right for this business, too. */
  async accept(texts: SampleText[], label: string): Promise<void> {
    await this.attempt(async () => this.settle(await this.service.accept({ texts, label })));
  }

  /** Reads changed files again, and closes the form of a deleted one. */
  async #reload(files: ChangedEvent['files']): Promise<void> {
    for (const [file, version] of Object.entries(files)) await this.drafts.reload(file, version);
    // What is wrong with a picture is told with the file whose form shows it.
    const isPicture = Object.keys(files).some((file) => /^brand\/.*\.(svg|png)$/.test(file));
    if (isPicture) for (const file of this.drafts.open.keys()) await this.drafts.reload(file);
    if (this.opened?.kind === 'form' && !this.drafts.open.has(this.opened.file)) this.show(undefined);
  }

  /** Something was saved. */
  wrote(history: History): void {
    if (this.state) this.state = { ...this.state, history };
    this.changed();
  }
}
