import * as z from 'zod';

/**
 * The HTTP interface between the desk's pages and its server; `server/handler.ts` has the routes. Paths are under
 * `/__desk/`; bodies and answers are JSON, except for the bytes of an upload. Each request needs the cookie that the
 * opened address sets, and one that writes also needs the desk's own `Origin`. The pages import only types from here.
 */

/** A value of a content file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON Schema of draft 7. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A place in a content file: names of fields, and indexes of items from 0. */
export type Path = (string | number)[];

/** The hash of a file's bytes. A request that writes sends the version that the person saw. */
export type Version = string;

/** A mistake or a hint, in the words of the build. No file: about a photo or everything; no path: about a line; photo: unused. */
export type Problem = { sentence: string; file?: string; path?: Path; photo?: string | undefined };

/** How many steps can be undone and redone, and what they were in a few words. */
export type History = {
  undo: number;
  redo: number;
  undoLabel?: string | undefined;
  redoLabel?: string | undefined;
};

/** A fact that texts can name, where it is written, and what the build fills in. */
export type Placeholder = {
  /** Between the brackets, such as `phone` or `claims.liability`. */
  name: string;
  file: string;
  path: Path;
  value: string;
};

/**
 * `GET state`.
 * - files: path in `content/`, such as `pages/home.yaml`; route: of its page; date: of an article
 * - photos: the names of the files in `photos/`; pictures: files that are values of fields, by field
 */
export type State = {
  files: { file: string; version: Version; title: string; route?: string; date?: string }[];
  placeholders: Placeholder[];
  photos: string[];
  pictures: Record<string, { place: string; version: Version }>;
  history: History;
  /** Whether the site is still that of the sample. */
  isSample: boolean;
};

/** Texts that are still from the sample. marks: what to store to accept them as they are; none if they must change. */
export type SampleItem = Problem & { marks?: SampleText[] | undefined };
export type SampleGroup = { heading: string; items: SampleItem[]; total: number };

/**
 * `GET report`: the check of the content, as `npm run content` prints it.
 * - samples: what is still from the sample, in the order to change it; total: including what is done
 * - others: its other texts: beside what was changed, and by file (`heading`) and section
 * - riskySamples: which of it could do most harm once published, worst first
 */
export type Report = {
  problems: Problem[];
  warnings: Problem[];
  samples: SampleGroup[];
  others?: { beside: SampleGroup; pages: SampleGroup[] };
  riskySamples: Problem[];
};

/**
 * `GET file?file=pages/home.yaml`.
 * - data: the values as written, with placeholders; of an article, its front matter, and its Markdown as `body`; null if
 *   the file cannot be parsed
 * - schema: JSON Schema (draft 7) of `data`, for gallery.json of the shape that it has
 * - problems: the mistakes in this file; notes: questions about unlikely values
 */
export type FileView = {
  file: string;
  version: Version;
  data: Json;
  schema: JsonSchema;
  problems: Problem[];
  notes?: Problem[];
};

/** The answer 200 to everything that writes. files: each file written, with its version; null if it was deleted. */
export type Written = { files: Record<string, Version | null>; history: History };

/**
 * The answer 200 to `POST change`. read: the file as the person saw it, with these changes as they were written; version:
 * of the file now, which differs from `read` if others have changed other values.
 */
export type Changed = Written & {
  read: Pick<FileView, 'version' | 'data' | 'notes'>;
  version: Version;
};

/** The answer 422: nothing was written. */
export type Refused = { problems: Problem[] };

/**
 * The answer 409: a file was changed meanwhile, and nothing was written. places: the values that both sides changed, for
 * the `choices` of a second attempt. Empty if the request has no choices.
 */
export type Conflict = { conflict: string; file: string; places: ConflictPlace[] };

/** A value that was changed here and elsewhere. id: valid for these two values only; path: in the file that the person saw. */
export type ConflictPlace = { id: string; path: Path; mine?: Json; theirs?: Json };

/** The answer to all other failures: 400, 401, 403, 404, 405, 413, 415, 500. */
export type Failure = { error: string };

/**
 * `POST upload?name=IMG_0001.HEIC&words=Team+photo` with the bytes of a picture (content type
 * `application/octet-stream`). The desk turns it upright, resizes it, and removes location and camera data.
 * - photo: its file name, made of the words. It is stored in `photos/` in the step of the first change that names it
 * - warning: for example that it is too small and will look blurred
 */
export type Upload = { photo: string; warning?: string };

/**
 * The event `changed`: files have changed.
 * outside: by another program or by hand, not by this desk.
 */
export type ChangedEvent = { files: Record<string, Version | null>; outside: boolean };

/** The events of `GET events`. reload: the pages of the site are out of date */
export type DeskEvents = { changed: ChangedEvent; reload: null };

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
 */
const change = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('set'), path, value: json }),
  z.strictObject({ operation: z.literal('insert'), path, value: json }),
  z.strictObject({ operation: z.literal('remove'), path }),
  z.strictObject({ operation: z.literal('move'), path, to: z.int().min(0) }),
]);
export type Change = z.infer<typeof change>;

/** A text of the sample. field: its place, with `*` for each number of an item */
const sampleText = z.strictObject({
  file: z.string().regex(/\.(?:yaml|json|md)$/),
  field: z.string(),
  text: z.string(),
});
export type SampleText = z.infer<typeof sampleText>;

/** The bodies of the requests that write. */
export const bodies = {
  /**
   * All changes are one step of the history.
   * - label: the step in a few words, such as 'Phone number'
   * - group: consecutive changes with the same group become one step, such as all letters typed into one field
   * - choices: whose value stays for each place of a `Conflict`, by its `id`
   */
  change: z.strictObject({
    ...target,
    changes: z.array(change).min(1).max(1000),
    label: words,
    group: words,
    choices: z.record(z.string(), z.enum(['mine', 'theirs'])).exactOptional(),
  }),
  /** Undo or redo. */
  nothing: z.strictObject({}),
  /** The address of a new article is made from its title. data: as in its `FileView`. */
  articleCreate: z.strictObject({ data: json }),
  /** Refused if other content still links to it. */
  articleDelete: z.strictObject(target),
  /** Refused if the content names it. */
  photoDelete: z.strictObject({ name: z.string() }),
  /** Says that texts of the sample are right as they are. */
  accept: z.strictObject({ texts: z.array(sampleText).min(1), label: z.string() }),
  /** Undoes one change since the last publish, as a step of the history. */
  undoChange: z.strictObject({ seen: z.string(), id: z.string() }),
  publish: z.strictObject({ seen: z.string() }),
  /** Sets all content and photos back to a release, as one step. */
  restore: z.strictObject({ id: z.string() }),
};
export type ChangeRequest = z.infer<typeof bodies.change>;
/** A body by its name. */
export type Body<Name extends keyof typeof bodies> = z.infer<(typeof bodies)[Name]>;
