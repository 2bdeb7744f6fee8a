import * as z from 'zod';

/**
 * The HTTP interface of the desk: what its pages ask, and what its server answers; `server/handler.ts` has the table of
 * its routes. Paths are under `/__desk/`; bodies and answers are JSON, except for the bytes of an upload. Each request
 * needs the cookie that the opened address sets, and one that writes an `Origin` that is the desk itself, as `fetch` of
 * its pages sends it. The pages take only types from here.
 */

/** A value of a content file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A place in a content file: names of fields, and indexes of items from 0. */
export type Path = (string | number)[];

/** The hash of a file's bytes. A request that writes names the version that the person saw. */
export type Version = string;

/** A mistake or a hint, in the words of the build. Without a file or path it concerns a photo, a line or everything. */
export type Problem = { sentence: string; file?: string; path?: Path; line?: number };

/** How many steps can be undone and redone, and what they were in a few words. */
export type History = { undo: number; redo: number; undoLabel?: string; redoLabel?: string };

/** A content file: its path in `content/`, such as `pages/home.yaml` or `articles/spring-clean.md`; the path of its page. */
type FileEntry = { file: string; version: Version; title: string; route?: string };

/** `GET state`. photos: the names of the files in `photos/`. */
export type State = { files: FileEntry[]; photos: string[]; history: History };

/** A place that is still of the sample. marks: what says that it is right as it is; none where it cannot be. */
export type SampleItem = Problem & { marks?: string[] | undefined };

/**
 * `GET report`: the check of the content, as `npm run content` prints it.
 * - samples: what is still of the sample, in the order in which an owner changes it; total: what is done included
 * - atStake: what of it can cost most once it is published, the worst first
 */
export type Report = {
  problems: Problem[];
  warnings: Problem[];
  samples: { heading: string; items: SampleItem[]; total: number }[];
  atStake: Problem[];
};

/**
 * `GET file?file=pages/home.yaml`. data: the values as written, with placeholders; of an article its front matter.
 * schema: JSON Schema (draft 7) of `data`; of gallery.json that of the shape it has. body: the Markdown of an article.
 * problems: those of this file, if it cannot be read or has mistakes; data is null if it cannot be parsed. notes: what to
 * ask about values that can hardly be right.
 */
export type FileView = {
  file: string;
  version: Version;
  data: Json;
  schema: { [key: string]: unknown };
  body?: string;
  problems: Problem[];
  notes?: Problem[];
};

/** The answer 200 to everything that writes. files: each file written, with its version; null if it was deleted. */
export type Written = { files: Record<string, Version | null>; history: History };

/**
 * The answer 200 to `POST change`. read: the file as the person saw it with these changes, in the form in which they are
 * written; version: that of the file now, which differs where others have changed other values.
 */
export type Changed = Written & {
  read: Pick<FileView, 'version' | 'data' | 'body' | 'notes'>;
  version: Version;
};

/** The answer 422: nothing was written. */
export type Refused = { problems: Problem[] };

/**
 * The answer 409: a file was changed meanwhile, and nothing was written. places: the values that both have changed, for
 * `choices` of the same request. None: the file is gone, or of a request that knows no choices; `POST undo` and `redo`
 * go on with `force`.
 */
export type Conflict = { conflict: string; file: string; places: ConflictPlace[] };

/** A value that was changed here and elsewhere. id: counts for these two values alone; path: as the person saw the file. */
export type ConflictPlace = { id: string; path: Path; mine?: Json; theirs?: Json };

/** The answer to all other failures: 400, 401, 403, 404, 405, 413, 415, 500. */
export type Failure = { error: string };

/** `GET placeholders`: each fact that texts can name, where it is written, and where it is used. */
export type Placeholder = {
  /** Between the brackets, such as `phone` or `claims.liability`. */
  name: string;
  file: string;
  path: Path;
  /** What the build fills in. */
  value: string;
  uses: { file: string; path: Path }[];
};
export type Placeholders = { placeholders: Placeholder[] };

/**
 * `POST upload?name=IMG_0001.HEIC`, its body the bytes of a picture (content type `application/octet-stream`): it is
 * turned upright, made smaller, freed of location and camera data, and kept until a change names it by `upload`.
 * preview: the address of the JPEG. warning: such as that it is so small that it looks blurred.
 */
export type Upload = { upload: string; preview: string; width: number; height: number; warning?: string };

/** `GET articles`, newest first. problem: why it cannot be read. */
export type Articles = {
  articles: (FileEntry & { slug: string; route: string; date: string; problem?: string })[];
  /** JSON Schema of the front matter, for a new one. */
  schema: { [key: string]: unknown };
};

/** The answer to create. */
export type ArticleWritten = Written & { file: string; route: string };

/**
 * The event `desk:changed` of Vite's connection (`import.meta.hot.on`): files changed, by this desk or another program.
 * outside: by another program or by hand.
 */
export type ChangedEvent = { files: Record<string, Version | null>; outside: boolean; history: History };

const json: z.ZodType<Json> = z.json();
const path = z.array(z.union([z.string(), z.int().min(0)])).max(40);
const target = { file: z.string(), version: z.string() };
const words = z.string().max(200).exactOptional();

/**
 * One change of a value in a file.
 * - set: replaces the value at `path`, or adds the optional field
 * - insert: puts `value` before the item at `path`, whose last part is an index; the length of the list appends
 * - remove: removes the item or the optional field
 * - move: moves the item at `path` to the index `to` of the same list, counted after its removal
 * - body: replaces the Markdown of an article; `path` is `[]`
 *
 * A string `upload:…` in a value is the photo of an upload: it is stored in `photos/` in the same step, and the name of
 * its file takes the place of the string.
 */
const change = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('set'), path, value: json }),
  z.strictObject({ operation: z.literal('insert'), path, value: json }),
  z.strictObject({ operation: z.literal('remove'), path }),
  z.strictObject({ operation: z.literal('move'), path, to: z.int().min(0) }),
  z.strictObject({ operation: z.literal('body'), path: z.tuple([]), value: z.string() }),
]);
export type Change = z.infer<typeof change>;
/** A change of data; the body of an article is text. */
export type DataChange = Exclude<Change, { operation: 'body' }>;

/** The bodies of the requests that write. */
export const bodies = {
  /**
   * All changes are one step of the history.
   * - label: the step in a few words, such as 'Phone number'
   * - group: changes in a row with the same group become one step, such as all letters typed into one field
   * - photoName: words for the names of uploaded photos; without it their alternative text or former name
   * - choices: whose value stays where a `Conflict` has asked, by the `id` of its place
   */
  change: z.strictObject({
    ...target,
    changes: z.array(change).min(1).max(1000),
    label: words,
    group: words,
    photoName: words,
    choices: z.record(z.string(), z.enum(['mine', 'theirs'])).exactOptional(),
  }),
  /** Undo or redo. force: also where another program changed a file meanwhile; its version is a step too. */
  history: z.strictObject({ force: z.boolean().exactOptional() }),
  /** Adds uploads at the end of a list of the gallery, in either shape of its file. */
  photosAdd: z.strictObject({
    version: z.string(),
    category: z.string(),
    photos: z.array(z.strictObject({ upload: z.string(), title: z.string(), alt: z.string() })).min(1),
  }),
  /** The address of a new article is made of its title. data: front matter, uploads included. */
  articleCreate: z.strictObject({ data: json, body: z.string() }),
  /** Refused if other content still links to it. */
  articleDelete: z.strictObject(target),
  /** Sets one change back to what was published, as a step of the history. */
  undoChange: z.strictObject({ seen: z.string(), id: z.string() }),
  publish: z.strictObject({ seen: z.string() }),
  /** Sets all content and photos to those of a release, as one step. */
  restore: z.strictObject({ id: z.string() }),
};
export type ChangeRequest = z.infer<typeof bodies.change>;
/** A body by its name. */
export type Body<Name extends keyof typeof bodies> = z.infer<(typeof bodies)[Name]>;
