import type { Conflict, Failure, Refused } from '../api.ts';

/** A request that the desk answers with another status than 200: the answer says why in words for the owner. */
export class DeskError extends Error {
  constructor(
    readonly status: number,
    readonly answer: Failure | Refused | Conflict,
  ) {
    super(JSON.stringify(answer));
  }
}

/** A request that makes no sense: a mistake of the page, or a request that is not of the page. */
export function badRequest(error: string): DeskError {
  return new DeskError(400, { error });
}
