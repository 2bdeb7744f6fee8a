import type { PublishingEvent, PublishOutcome } from '../../publish-api.ts';
import type { ChangeList } from './change-list.ts';
import { failureWords } from './failure-words.ts';
import type { PublishService } from './publish-service.ts';

/** One publish: its steps while it is under way, and what became of it. */
export class PublishRun {
  isUnderWay = false;
  steps: PublishingEvent[] = [];
  outcome: PublishOutcome | undefined;
  /** Why there was no answer. */
  failure = '';

  constructor(
    private readonly service: PublishService,
    private readonly list: ChangeList,
    private readonly onChange: () => void,
  ) {}

  /** Publishes what the list shows. */
  async start(): Promise<void> {
    const { changes } = this.list;
    if (!changes || this.isUnderWay) return;
    Object.assign(this, { isUnderWay: true, steps: [], outcome: undefined, failure: '' });
    this.list.say('');
    try {
      this.outcome = await this.service.publish({ seen: changes.seen });
    } catch (error) {
      this.failure = failureWords(error);
    }
    this.isUnderWay = false;
    this.onChange();
    await this.list.read();
  }

  /** Forgets what has gone well, as files have changed or the view is left; what failed stays until the next attempt. */
  leave(): void {
    if (this.outcome?.kind === 'published') this.outcome = undefined;
  }

  /** A step has begun, of this publish. */
  onStep(step: PublishingEvent): void {
    if (!this.isUnderWay) return;
    // A step may say more than one sentence.
    this.steps = [...this.steps.filter((one) => one.step !== step.step), step];
    this.onChange();
  }
}
