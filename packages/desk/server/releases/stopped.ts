import type { Problem } from '../../api.ts';

export const changedMeanwhile =
  'Something was changed during the publish, so nothing was published. Check what will change, and publish again.';

/** A publish ends here: nothing was published, and nothing is lost. The message is a sentence for the owner. */
export class Stopped extends Error {
  constructor(
    sentence: string,
    /** details: the output of a program, for the person who helps. */
    readonly more: { problems?: Problem[]; details?: string } = {},
  ) {
    super(sentence);
  }
}
