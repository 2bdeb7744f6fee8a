import { inspect } from 'node:util';

/** Problems of the content that the owner can fix: `sentences` are printed without a stack. */
export class ContentError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }

  [inspect.custom](): string {
    return this.message;
  }
}
