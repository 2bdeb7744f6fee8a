import type { Problem } from '../../api.ts';

export const changedMeanwhile =
  'Something was changed during the publish, so nothing was published. Check what will change, and publish again.';

/** A publish ends here, and nothing is lost. The message is a sentence for the owner. */
export class Stopped extends Error {
  constructor(
    sentence: string,
    /** kind: nothing was published, unless it says otherwise; details: a program's output, for the person who helps. */
    readonly more: { kind?: 'unknown'; problems?: Problem[]; details?: string } = {},
  ) {
    super(sentence);
  }
}
