import type { Problem } from '../../api.ts';
import type { PublishOutcome } from '../../publish-api.ts';
import { DeskError } from '../desk-error.ts';

export const changedMeanwhile =
  'Something was changed while it was being published, so nothing was published. Read what will change, and publish again.';

/** That a publish ends here: nothing was published, and nothing is lost. The message is a sentence for the owner. */
export class Stopped extends Error {
  constructor(
    sentence: string,
    /** details: the words of a program, for who helps. */
    readonly more: { problems?: Problem[]; details?: string } = {},
  ) {
    super(sentence);
  }
}

/** What the page shows of a publish that did not end as it should. @throws a `DeskError`, which has its own answer */
export function stoppedBy(error: unknown): PublishOutcome & { kind: 'stopped' } {
  if (error instanceof Stopped) return { kind: 'stopped', sentence: error.message, ...error.more };
  if (error instanceof DeskError) throw error;
  const details = error instanceof Error ? error.message : String(error);
  const sentence = 'Something failed, so nothing was published. Nothing is lost: try again.';
  return { kind: 'stopped', sentence, details };
}
