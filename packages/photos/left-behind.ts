/** The files and folders of systems and network drives. */
const ofSystems =
  /^(?:desktop\.ini|(?:eh)?thumbs(?:_vista)?\.db|icon\r?|__MACOSX|\$RECYCLE\.BIN|System Volume Information|lost\+found|Network Trash Folder|Temporary ?Items|Trash(?:es|-\d+)|[@#](?:eaDir|recycle|Recently-Snapshot|snapshot|tmp)|(?:nfs|fuse_hidden)[\da-f]+|4913)$/i;

/** What editors and sync programs write while a file is open. */
const ofOpenFiles =
  /^~\$|^~lock\.|^#.*#$|~$|___jb_(?:tmp|old)___$|\.(?:tmp|te?mp~|bak|old|orig|rej|save(?:\.\d+)?|sw[a-p]|kate-swp|sb-[\da-f]+-\w+|drive(?:up|down)load|lock|lnk|part|partial|crdownload|download)$/i;

/** What sync programs make of a file that two computers have changed. Owners may write of a conflict, but without a date. */
const ofConflicts =
  /conflicted copy|\.sync-conflict-\d|(?:^|[^a-z])conflict(?:ed)?[ -]\d{4}-?\d\d|_conf\(|\((?:SFConflict|(?:Case|Selective Sync|Unicode Encoding|White ?space) Conflict)\b/i;

/** Whether a file is a copy that a sync program made because two computers had changed it. */
export const isConflictCopy = (name: string): boolean => ofConflicts.test(name);

/**
 * Whether a system, an editor or a sync program has left a file or folder behind, which its owner often does not see.
 * @param name its name without folders
 */
export const isLeftBehind = (name: string): boolean =>
  [/^\./, ofSystems, ofOpenFiles, ofConflicts].some((pattern) => pattern.test(name));
