import type { JsonSchema } from './api.ts';

/** What the desk's page needs to know about the site; the server puts it into the document. */
export type PageFacts = {
  /** The file with the facts of the business, which texts refer to by placeholders. */
  factsFile: string;
  /** Facts that no page shows as written, in the order of their list. A label says what a group is for. */
  hiddenFacts: { field: string; label?: string }[];
  /** The file with the texts of the sample that are right as they are. It may be missing. */
  acceptedFile: string;
  /** The file with how photos are turned and cropped, by their names. */
  photoRecordsFile: string;
  /** The page that shows a field of a file, such as `/contact` for the hours, or without a field the whole file. */
  fieldPages: { file: string; field?: string; route: string }[];
  /** The page with the list of articles. */
  articlesPage: string;
  articleSchema: JsonSchema;
  /** The labels of fields by name, from their schemas. */
  labels: Record<string, string>;
};

let known: PageFacts | undefined;

/** Keeps the facts for `pageFacts`. */
export function rememberFacts(facts: PageFacts): void {
  known = facts;
}

/** What the desk's page knows of the site. @throws before `rememberFacts` */
export function pageFacts(): PageFacts {
  if (!known) throw new Error('The desk knows no site yet.');
  return known;
}
