import { YAMLParseError } from 'yaml';

/** A syntax error in a file: its line, if known, and what to do. */
export type SyntaxFault = { line?: number; whatToDo: string };

const alignment =
  'its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon';
const comma =
  'add the comma that is missing there or in the line before, put a backslash before a quote inside a text, or remove what is after the last bracket';

/**
 * Describes why a text cannot be parsed.
 * @param error the error of the parser
 * @param source the text, YAML or JSON
 */
export function syntaxFault(error: unknown, source: string, isJson: boolean): SyntaxFault {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
  const number = Number(reason.match(/at line (\d+)/)?.[1]);
  const written = source.split('\n')[number - 1] ?? '';
  if (error instanceof YAMLParseError && error.code === 'DUPLICATE_KEY') {
    const [field] = source.slice(error.pos[0]).split(':');
    return { line: number, whatToDo: `the field ${field?.trim()} appears twice: remove one of them` };
  }
  return { ...(number ? { line: number } : {}), whatToDo: remedyFor(reason, written, isJson) };
}

function remedyFor(reason: string, written: string, isJson: boolean): string {
  const value = written.replace(/^\s*(?:- +)?(?:[\w-]+: *)?/, '');
  if (/[^\P{Zs} ]|\p{Cf}/u.test(written))
    return 'has a no-break space or another invisible character: type the spaces of this line again';
  if (/^Tabs are not allowed/.test(reason)) return 'replace the tab with spaces';
  if (/^Missing closing/.test(reason)) return 'the text has an opening quote only: add the closing quote';
  if (/ end with a [\]}]/.test(reason))
    return 'ends too early: add the quote or bracket that closes the last text or list';
  if (isJson && /^Missing , |^Unexpected scalar at node end|^Implicit keys need/.test(reason)) return comma;
  if (/^Unexpected scalar at node end/.test(reason))
    return value.startsWith('[')
      ? 'put quotes around a text that begins with ['
      : 'put double quotes around a text that has an apostrophe or quotes inside';
  if (/^Nested mappings|^Implicit keys need|^Implicit map keys/.test(reason))
    return 'put quotes around a text that has a colon, and a space after each dash';
  if (/^Unresolved alias/.test(reason)) return 'put quotes around a text that begins with *';
  if (/^Unresolved tag|^Plain value cannot start|^Unexpected block-seq-ind/.test(reason))
    return `put quotes around a text that begins with ${value.charAt(0)}`;
  if (/same column|^A block sequence may not|^Block collections? (?:are|is) not allowed/.test(reason))
    return alignment;
  if (/^Maximum call stack/.test(reason)) return 'has too many brackets or levels: remove them';
  const message = reason.replace(/ at line \d+, column \d+:?$/, '');
  return `cannot be read (${message}): check indents, quotes and brackets there and in the line before`;
}
