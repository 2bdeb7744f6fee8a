import type { Root } from 'hast';
import type { UserConfig } from 'vite';
import type { Document } from 'yaml';
import type { Json, Path } from './api.ts';
import type { JsonSchema } from './json-schema.ts';
import { type PageFacts, rememberFacts } from './page-facts.ts';
import { labelsIn } from './schema-labels.ts';

/** A content file before its placeholders are filled (raw) and after (filled). key: what the site's code calls the file. */
export type WrittenFile = { file: string; key?: string; raw: unknown; filled: unknown };

/** An article as the site has loaded it; its body is a tree of HTML. */
type LoadedArticle = {
  summary: { slug: string };
  body: Root;
  parts: { heading: string }[];
};

/** The content of a site by the keys of its files, and the files as they were written. */
export type LoadedSite = { content: { articles: LoadedArticle[] }; written: WrittenFile[] };

/** A content file: what people call it if it is no page, and the JSON Schema of its values. */
export type ContentFile = { key: string; schema: JsonSchema; title?: string };

/** What a site tells the desk: the default export of `desk.config.ts` in the project's root. */
export type DeskSite = Omit<PageFacts, 'labels'> & {
  /** Vite's configuration of the dev server. @param marked gives the content with marks */
  devConfig: (root: string, marked: <T extends LoadedSite>(content: T) => T) => UserConfig;
  /** Style sheets of the site with its colours and fonts: paths from the root. */
  styles: string[];
  /** Called once before the desk opens. */
  prepare: (root: string) => Promise<void>;

  /** The content files by their path in `content/`. */
  files: Record<string, ContentFile>;
  /** The schema of an article's front matter. */
  articleSchema: JsonSchema;
  /** What menus call a page, from the data of its file. */
  pageName: (data: Json) => unknown;
  /** Which of the shapes of its schema a value has; undefined for the whole schema. */
  formOf: (file: string, data: Json) => number | undefined;

  routeOfFile: (file: string) => string | undefined;
  articlePath: (slug: string) => string;

  /** Reads and checks the content. @param planned files to read in place of those in the folder */
  load: (
    contentDir: string,
    planned?: ReadonlyMap<string, Buffer | null>,
  ) => Promise<
    (LoadedSite & { problems: string[]; photoNames: string[] }) | { content?: undefined; problems: string[] }
  >;
  /** What `npm run content` reports. */
  report: (root: string) => Promise<{
    problems: string[];
    warnings: string[];
    /** marks: by a sentence, what the list in `tickedField` has of a place that is right as it is. */
    samples: { heading: string; sentences: string[]; total: number; marks: Record<string, string[]> }[];
    atStake: string[];
  }>;

  /** Placeholders of facts in texts; group 1 of the pattern is the name of a fact. */
  placeholders: {
    pattern: RegExp;
    /** Fills those of a text from the values of `factsFile`. files: the values of all files, whose lists it counts. */
    filler: (facts: unknown, files?: ReadonlyMap<string, unknown>) => (text: string) => string;
    /** The list whose number of items a name stands for. */
    listOf?: (name: string) => { file: string; path: Path } | undefined;
    /** The name of the fact at a place of `factsFile`; undefined if texts can't name it. */
    nameOf: (path: Path, value: unknown) => string | undefined;
  };

  /** Texts that pages don't only show, by `file#path`: they carry no marks. */
  unmarked: RegExp[];
  /** Where parsing puts a text of a file. */
  parsedPath: (file: string, raw: unknown, path: Path) => Path;

  /** The text of a file as people see it, without signs of word processors that would hinder parsing. */
  asItLooks: (file: string, text: string) => string;
  /** A value as it is stored: numbers, times and addresses in their usual form, without what cannot be seen. */
  usualForm: (file: string, path: Path, value: Json) => Json;
  /** What to ask about values that can be stored and can hardly be right, in sentences of the check. */
  notes: (file: string, data: Json) => string[];
  /** Prints a file after a change, with the line ends of its former text. */
  printJson: (source: string, data: Json) => string;
  printYaml: (document: Document, source?: string) => string;
  /** The text of `photosFile` with entries added to one of its lists. @throws UsageError */
  withPhotos: (
    source: string,
    list: string,
    entries: { src: string; alt: string; title: string }[],
  ) => string;
  /** A name that no photo has. @param taken the names of existing photos; the new name is added to it */
  newPhotoName: (title: string, taken: Set<string>) => string;
  /** A title as a file name without extension. */
  fileStem: (title: string) => string;
  /** A warning about a photo with too few pixels. */
  photoWarning: (name: string, size: { width: number; height: number }) => string | undefined;
};

let current: DeskSite | undefined;

/** Sets the site that the desk edits: one for each process. */
export function editSite(site: DeskSite): void {
  current = site;
  rememberFacts({ ...site, labels: labelsIn(site) });
}

/** The site that the desk edits. @throws before `editSite` */
export function site(): DeskSite {
  if (!current) throw new Error('The desk has no site to edit yet.');
  return current;
}
