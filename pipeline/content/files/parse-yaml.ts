import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { type SyntaxFault, yamlFault } from './syntax.ts';

/** A parsed value, with the lines whose text ends at a #. */
export type Parsed = { data: unknown; cut: number[] };

/** Parses the text of a YAML file, or the front matter of an article. @returns its value, or what is wrong with it */
export function parseYaml(source: string): Parsed | SyntaxFault {
  try {
    const lines = new LineCounter();
    const document = parseDocument(source, { prettyErrors: true, lineCounter: lines });
    // The YAML parser only warns about text it drops, such as a word after an exclamation mark.
    // The first error causes most of the later ones.
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) return { ...yamlFault(fault, source), ...openedLine(document, fault, lines) };
    // toJS throws for an unresolved alias: a text that starts with an asterisk.
    return { data: document.toJS(), cut: cutLines(document, lines) };
  } catch (error) {
    return yamlFault(error, source);
  }
}

/**
 * The line on which a text begins whose closing quote is missing, if that is the error: the parser reads on, and names the
 * end of the file.
 */
function openedLine(
  document: Document,
  { code, pos: [end] }: YAMLError,
  lines: LineCounter,
): { line?: number } {
  const found: { line?: number } = {};
  visit(document, {
    Scalar(_, { type, range }) {
      if (code === 'MISSING_CHAR' && type?.startsWith('QUOTE') && range?.[1] === end)
        found.line = lines.linePos(range[0]).line;
    },
  });
  return found;
}

/** The lines whose text ends at a #, because YAML reads the rest as a comment. */
function cutLines(document: Document, lines: LineCounter): number[] {
  const found: number[] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.type === 'PLAIN' && typeof node.value === 'string' && node.comment && node.range)
        found.push(lines.linePos(node.range[0]).line);
    },
  });
  return found;
}
