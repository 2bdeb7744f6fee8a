import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { type SyntaxFault, syntaxFault } from './syntax.ts';

/** A parsed value, with the lines whose text ends at a #. */
export type Parsed = { data: unknown; cut: number[] };

/**
 * Parses the text of a YAML or JSON file, or the front matter of an article. JSON is YAML, but a comma too many does no
 * harm. @returns its value, or what is wrong with it
 */
export function parseYaml(source: string, isJson = false): Parsed | SyntaxFault {
  try {
    const lines = new LineCounter();
    const document = parseDocument(source, { prettyErrors: true, lineCounter: lines });
    // The YAML parser only warns about text it drops, such as a word after an exclamation mark.
    // The first error causes most of the later ones.
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) return { ...syntaxFault(fault, source, isJson), ...openedLine(document, fault, lines) };
    const { cut, unquoted } = plainTexts(document, lines);
    if (isJson && unquoted)
      return { line: unquoted, whatToDo: 'JSON needs straight quotes (") around each text and each name' };
    // toJS throws for an unresolved alias: a text that starts with an asterisk.
    return { data: document.toJS(), cut };
  } catch (error) {
    return syntaxFault(error, source, isJson);
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

/** The lines whose text ends at a #, because YAML reads the rest as a comment, and the first with a text without quotes. */
function plainTexts(document: Document, lines: LineCounter): { cut: number[]; unquoted?: number } {
  const found: { cut: number[]; unquoted?: number } = { cut: [] };
  visit(document, {
    Scalar(_, node) {
      if (node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return;
      const { line } = lines.linePos(node.range[0]);
      found.unquoted ??= line;
      if (node.comment) found.cut.push(line);
    },
  });
  return found;
}
