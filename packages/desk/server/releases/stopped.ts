import type { Problem } from '../../api.ts';

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
