/** A mistake that the person at the terminal can fix: printed as one sentence, without a stack. */
export class UsageError extends Error {}
