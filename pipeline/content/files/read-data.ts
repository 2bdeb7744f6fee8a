import path from 'node:path';
import type { PlannedFiles } from '../articles/articles.ts';
import { problemSentence, syntaxSentence } from '../problems.ts';
import { remembered } from '../remembered.ts';
import { type Parsed, parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import type { SyntaxFault } from './syntax.ts';
import { valueFault } from './value-faults.ts';

/**
 * Reads the value of a YAML or JSON file. It is not to be changed: the next reader gets the same one.
 * @param contentDir the folder `content/`
 * @param file its path from there
 * @param planned files to read in place of those in the folder
 * @returns cut: the lines whose text ends at a #
 */
export async function readData(
  contentDir: string,
  file: string,
  planned: PlannedFiles = new Map(),
): Promise<{ data: unknown; cut: number[] } | { problem: string }> {
  const read = await readText(path.join(contentDir, file), planned.get(file) ?? undefined);
  if ('whatToDo' in read) return { problem: syntaxSentence(file, read) };
  const isJson = file.endsWith('.json');
  const parsed = known(read.text, () => parseYaml(read.text, isJson));
  if ('whatToDo' in parsed) return { problem: syntaxSentence(file, parsed) };
  const fault = valueFault(parsed.data);
  if (fault) return { problem: problemSentence(file, fault.place, fault.whatToDo) };
  // $schema is for editors; it is not content.
  if (isJson) Reflect.deleteProperty(Object(parsed.data), '$schema');
  return parsed;
}

/** Parsing is most of the time that loading takes. */
const known = remembered<Parsed | SyntaxFault>(100);
