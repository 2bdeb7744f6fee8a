import type { PublishingEvent, Release } from '../../publish-api.ts';
import type { Desk } from '../desk.ts';
import type { Draft } from '../drafts/draft.ts';
import { Observable } from '../observable.ts';
import type { Place } from '../places/marks.ts';
import { ChangeList } from './change-list.ts';
import { failureWords } from './failure-words.ts';
import { PublishRun } from './publish-run.ts';
import type { PublishService } from './publish-service.ts';
import { dateWords, publishWords as words } from './publish-words.ts';
import { leaveView, showView } from './view-address.ts';

/** What will change, publishing and going back; React renders it anew after each change. */
export class Publishing extends Observable {
  readonly list: ChangeList;
  readonly run: PublishRun;
  releases: Release[] | undefined;
  /** Why the releases could not be read. */
  failure = '';
  /** The release that is being brought back. */
  restoring: string | undefined;

  constructor(
    readonly desk: Desk,
    private readonly service: PublishService,
  ) {
    super();
    const onChange = () => this.changed();
    this.list = new ChangeList(desk, service, onChange);
    this.run = new PublishRun(service, this.list, onChange);
  }

  /** Files have changed. @param outside by another program */
  onFiles(outside: boolean): void {
    this.run.leave();
    this.list.onFiles(outside);
  }

  onStep(step: PublishingEvent): void {
    this.run.onStep(step);
  }

  /** Files with something typed that is not saved. */
  get unsaved(): Draft[] {
    const { open, state } = this.desk.drafts;
    if (state === 'saved' || state === 'waiting' || state === 'saving') return [];
    return [...open.values()].filter(({ changes }) => changes.length > 0);
  }

  async readReleases(): Promise<void> {
    try {
      this.releases = (await this.service.releases()).releases;
      this.failure = '';
    } catch (error) {
      this.failure = failureWords(error);
    }
    this.changed();
  }

  /** Sets everything back to a release, and shows what will change by it. */
  async restore({ id, date }: Release): Promise<void> {
    if (this.restoring !== undefined) return;
    this.restoring = id;
    const done = words.earlier.restored(dateWords(date));
    const isDone = await this.list.write(() => this.service.restore({ id }), done);
    this.restoring = undefined;
    this.changed();
    if (isDone) showView('changes');
  }

  /** Opens the form of a place beside a page that shows it. */
  async openOnPage(place: Place): Promise<void> {
    leaveView(this.desk.route);
    await this.desk.openOnPage(place);
  }
}
