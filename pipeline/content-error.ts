/** What an owner can mend: the sentences are printed as they are, without a stack. */
export class ContentError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}
