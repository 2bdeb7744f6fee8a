/** Conflict copies of sync programs. They have a date in the name; an owner's own 'conflict' file has none. */
const ofConflicts = /conflict.*\d{4}-?\d\d/i;

/** What systems hide, and what editors keep beside an open file. */
const ofPrograms =
  /^(?:\.|~\$|[@#][\w-]+$|(?:desktop\.ini|thumbs\.db|icon\r)$)|(?:[~#]|___)$|\.(?:tmp|bak|swp|sb-[\w-]+)$/i;

/** Whether a file is a sync program's conflict copy, made when two computers changed the same file. */
export const isConflictCopy = (name: string): boolean => ofConflicts.test(name);

/**
 * Whether a file or folder was left behind by a system, an editor or a sync program. Owners often cannot see these.
 * @param name its name without folders
 */
export const isLeftBehind = (name: string): boolean => ofPrograms.test(name) || isConflictCopy(name);
