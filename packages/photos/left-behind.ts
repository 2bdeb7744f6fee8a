/** Files and folders of operating systems and network drives. */
const ofSystems =
  /^(?:desktop\.ini|(?:eh)?thumbs(?:_vista)?\.db|icon\r?|__MACOSX|\$RECYCLE\.BIN|System Volume Information|lost\+found|Network Trash Folder|Temporary ?Items|Trash(?:es|-\d+)|[@#](?:eaDir|recycle|Recently-Snapshot|snapshot|tmp)|(?:nfs|fuse_hidden)[\da-f]+|4913)$/i;

/** Temporary files of editors and sync programs. */
const ofOpenFiles =
  /^~\$|^~lock\.|^#.*#$|~$|___jb_(?:tmp|old)___$|\.(?:tmp|te?mp~|bak|old|orig|rej|save(?:\.\d+)?|sw[a-p]|kate-swp|sb-[\da-f]+-\w+|drive(?:up|down)load|lock|lnk|part|partial|crdownload|download)$/i;

/** Conflict copies of sync programs. They have a date in the name; an owner's own 'conflict' file has none. */
const ofConflicts =
  /conflicted copy|\.sync-conflict-\d|(?:^|[^a-z])conflict(?:ed)?[ -]\d{4}-?\d\d|_conf\(|\((?:SFConflict|(?:Case|Selective Sync|Unicode Encoding|White ?space) Conflict)\b/i;

/** Whether a file is a sync program's conflict copy, made when two computers changed the same file. */
export const isConflictCopy = (name: string): boolean => ofConflicts.test(name);

/**
 * Whether a file or folder was left behind by a system, an editor or a sync program. Owners often cannot see these.
 * @param name its name without folders
 */
export const isLeftBehind = (name: string): boolean =>
  [/^\./, ofSystems, ofOpenFiles, ofConflicts].some((pattern) => pattern.test(name));
