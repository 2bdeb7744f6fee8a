import type { Conflict, ConflictPlace, Failure, Refused } from '../api.ts';
import { site } from '../site.ts';

/** A request that the desk answers with a status other than 200. The message is its sentence for the owner. */
export class DeskError extends Error {
  constructor(
    readonly status: number,
    readonly answer: Failure | Refused | Conflict,
  ) {
    const problems = 'problems' in answer ? answer.problems.map(({ sentence }) => sentence) : [];
    super('error' in answer ? answer.error : 'conflict' in answer ? answer.conflict : problems.join(' '));
  }
}

/** A malformed request: a bug of the page, or not from the page at all. */
export function badRequest(error: string): DeskError {
  return new DeskError(400, { error });
}

/** A file of the site was changed or deleted meanwhile. @param places the values that both sides changed */
export function conflictOf(file: string, places: ConflictPlace[] = []): DeskError {
  const conflict = `${site().placeOf(file)} was changed or deleted meanwhile, by another window or program: check it before you overwrite it.`;
  return new DeskError(409, { conflict, file: file.replace(/^content\//, ''), places });
}
