import type { Root } from 'hast';
import type { UserConfig, ViteDevServer } from 'vite';
import type { Document } from 'yaml';
import type { Json, JsonSchema, Path, SampleText } from './api.ts';
import { type PageFacts, rememberFacts } from './page-facts.ts';
import { labelsIn } from './schema-labels.ts';

/** A content file before its placeholders are filled (raw) and after (filled). key: its name in the site's code. */
export type WrittenFile = { file: string; key?: string; raw: unknown; filled: unknown };

/** The content of a site by the keys of its files, and the files as they were written. body: a tree of HTML */
export type LoadedSite = {
  content: { articles: { summary: { slug: string }; body: Root; parts: { heading: string }[] }[] };
  written: WrittenFile[];
};

/** A `SampleGroup` in sentences. marks: by sentence, the texts that a tick accepts. */
export type SampleSentences = {
  heading: string;
  sentences: string[];
  total: number;
  marks: Record<string, SampleText[]>;
};

/** The default export of `desk.config.ts` in the project's root. */
export type DeskSite = Omit<PageFacts, 'labels'> & {
  /** The folder with `content/`, `photos/` and `brand/`, which the desk edits. @param root the project's root folder */
  folder: (root: string) => string;
  /** For a site that an owner begins with a sample. */
  sample?: {
    /** The folder of the sample, as its path from the root. */
    folder: string;
    /** Whether `folder` is still that of the sample. */
    isShown: (root: string) => boolean;
    /** Makes the owner's folder, which `folder` then returns, of the sample. @throws an error with a sentence */
    begin: (root: string) => Promise<unknown>;
  };
  /** A file of this folder as messages name it. @param file such as `content/business.yaml` */
  placeOf: (file: string) => string;
  /** Vite's configuration of the dev server. @param marked gives the content with marks */
  devConfig: (root: string, marked: <T extends LoadedSite>(content: T) => T) => UserConfig;
  /** Called once before the desk opens. */
  prepare: (root: string) => Promise<void>;
  /** Renders all pages with the current content. @param server with `devConfig` @returns why some cannot be rendered */
  render: (server: ViteDevServer) => Promise<string[]>;
  /** Style sheets of the site with its fonts and spaces: paths from the root. */
  styles: string[];

  /**
   * The content files by their path in `content/`, and those of the brand by their path in the folder: the JSON Schema of
   * their values, and what people call them if they are no page.
   */
  files: Record<string, { key: string; schema: JsonSchema; title?: string }>;
  /** The schema of an article's front matter. */
  articleSchema: JsonSchema;

  routeOfFile: (file: string) => string | undefined;

  /** Reads and checks the content. @param planned files to read in place of those in the folder */
  load: (
    folder: string,
    planned?: ReadonlyMap<string, Buffer | null>,
  ) => Promise<
    | (LoadedSite & {
        problems: string[];
        photoNames: string[];
        /** Adds to sentences about missing photos the places that name them. */
        atTheirPlaces: (problems: readonly string[]) => string[];
      })
    | { content?: undefined; problems: string[] }
  >;
  /**
   * Why something failed that is no fault of the code, in sentences for an owner: mistakes in the content, or the
   * system, such as a full disk. None for other errors.
   */
  failure: (error: unknown) => readonly string[];
  /** What `npm run content` reports. */
  report: (root: string) => Promise<{
    problems: string[];
    warnings: string[];
    samples: SampleSentences[];
    others?: { beside: SampleSentences; pages: SampleSentences[] };
    riskySamples: string[];
  }>;

  /** Placeholders in texts; group 1 of the pattern is the name of a fact. */
  placeholders: {
    pattern: RegExp;
    /** Fills a text's placeholders. facts: the values of `factsFile`; files: the values of all files, to count lists. */
    filler: (facts: unknown, files?: ReadonlyMap<string, unknown>) => (text: string) => string;
    /** The list that a name counts. */
    listOf?: (name: string) => { file: string; path: Path } | undefined;
    /** The name of the fact at a path of `factsFile`; undefined if it has none. */
    nameOf: (path: Path, value: unknown) => string | undefined;
  };

  /** Texts with another use than being shown, by `file#path`: they carry no marks. */
  unmarked: RegExp[];
  /** Where parsing puts a text of a file. */
  parsedPath: (file: string, raw: unknown, path: Path) => Path;

  /**
   * The text of a file with LF line ends and no byte order mark; encode gives the bytes of another text with those that
   * the file has. @throws if the file is not UTF-8
   */
  readText: (bytes: Buffer) => { text: string; encode: (text: string) => Buffer };
  /** The text of a file without invisible characters of word processors that would break parsing. */
  cleanSource: (file: string, text: string) => string;
  /** A value as it is stored: numbers, times and addresses in their usual form, without invisible characters. */
  usualForm: (file: string, path: Path, value: Json) => Json;
  /**
   * Questions about valid but unlikely values and signs, in sentences of the check.
   * @param source the text of the file, in which sentences about an article name lines
   */
  notes: (file: string, data: Json, source: string) => string[];
  /** Prints a file after a change, with the indent of its former text. */
  printJson: (source: string, data: Json) => string;
  printYaml: (document: Document) => string;
  /** Cleans an SVG or PNG file for the field with this `picture` in its schema. `behind` there is a field with a colour. */
  pictureOf?: (
    picture: string,
    bytes: Buffer,
  ) => Promise<{ place: string; bytes: Buffer } | { fault: string }>;
  /** A title as a file name without extension. */
  fileStem: (title: string) => string;
  /** A warning about a photo with too few pixels. */
  photoWarning: (name: string, size: { width: number; height: number }) => string | undefined;
};

let current: DeskSite | undefined;

/** Sets the site that the desk edits, one per process. */
export function editSite(site: DeskSite): void {
  current = site;
  // The document of the desk has these facts as JSON, which leaves out functions.
  const { files, ...rest } = site;
  rememberFacts({ ...rest, labels: labelsIn(site) });
}

/** The site that the desk edits. @throws before `editSite` */
export function site(): DeskSite {
  if (!current) throw new Error('The desk has no site to edit yet.');
  return current;
}
