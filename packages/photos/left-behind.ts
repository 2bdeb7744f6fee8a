/** What Windows, macOS and network drives write, and editors and sync programs while a file is open. */
const ofPrograms =
  /^(?:desktop\.ini|(?:eh)?thumbs(?:_vista)?\.db|icon\r?|@eaDir|__MACOSX|\$RECYCLE\.BIN)$|^~|^#.*#$|~$|\.(?:tmp|te?mp~|bak|old|orig|sw[a-p]|lock|lnk|part|partial|crdownload|download)$/i;

/** What sync programs make of a file that two computers have changed. */
const ofConflicts = /conflicted copy|sync-conflict|\bconflict(?:ed)?[ -]\d/i;

/** Whether a file is a copy that a sync program made because two computers had changed it. */
export const isConflictCopy = (name: string): boolean => ofConflicts.test(name);

/**
 * Whether a system, an editor or a sync program has left a file or folder behind, which its owner often does not see.
 * @param name its name without folders
 */
export const isLeftBehind = (name: string): boolean =>
  name.startsWith('.') || ofPrograms.test(name) || isConflictCopy(name);
