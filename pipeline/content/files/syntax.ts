/** A syntax error in a file: its line, if known, and what to do. */
export type SyntaxFault = { line?: number; whatToDo: string };

const alignment =
  'its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon';

/**
 * Describes why a text is not YAML.
 * @param error the error of the parser
 * @param source the text
 */
export function yamlFault(error: unknown, source: string): SyntaxFault {
  const [reason = ''] = messageOf(error).split('\n');
  const number = Number(reason.match(/at line (\d+)/)?.[1]);
  const written = source.split('\n')[number - 1] ?? '';
  return { ...(number ? { line: number } : {}), whatToDo: yamlRemedy(reason, written) };
}

function yamlRemedy(reason: string, written: string): string {
  const value = written.replace(/^\s*(?:- +)?(?:[\w-]+: *)?/, '');
  if (/[^\P{Zs} ]|\p{Cf}/u.test(written))
    return 'has a no-break space or another invisible character: type the spaces of this line again';
  if (/^Tabs are not allowed/.test(reason)) return 'replace the tab with spaces';
  if (/^Missing closing/.test(reason)) return 'the text has an opening quote only: add the closing quote';
  if (/^Map keys must be unique/.test(reason))
    return `the field ${written.trim().replace(/:.*/, '')} appears twice: remove one of them`;
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Describes why a text is not JSON. @param error the error of the parser */
export function jsonFault(error: unknown, source: string): SyntaxFault {
  const message = messageOf(error);
  const position = positionIn(message, source);
  if (position === undefined)
    return { whatToDo: 'ends too early: add the quote or bracket that closes the last text or list' };
  const line = source.slice(0, position).split('\n').length;
  const at = source.charAt(position);
  if (/[“”„‟«»]/.test(at))
    return { line, whatToDo: 'JSON needs straight quotes ("): replace the curved quotes' };
  if (/[\]}]/.test(at) && /,\s*$/.test(source.slice(0, position)))
    return { line, whatToDo: `remove the comma before this ${at}, after the last item` };
  if (/ after JSON /.test(message)) return { line, whatToDo: 'remove everything after the last bracket' };
  if (/^Bad control character/.test(message))
    return { line, whatToDo: 'write the text on one line, without tabs' };
  if (/^Expected ','/.test(message))
    return {
      line,
      whatToDo: 'add the comma that is missing before it, or put a backslash before a quote inside a text',
    };
  return { line, whatToDo: 'cannot be read: check commas, quotes and brackets there and in the line before' };
}

/** The position at which the parser stopped. Instead of a number, its message may quote ten characters on each side. */
function positionIn(message: string, source: string): number | undefined {
  const counted = message.match(/ JSON at position (\d+)/)?.[1];
  if (counted !== undefined) return Number(counted) < source.length ? Number(counted) : undefined;
  const quoted = message.match(/^Unexpected token '(.+?)', (\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/su);
  if (!quoted) return undefined;
  const [, token = '', cut, around = ''] = quoted;
  const start = source.indexOf(around);
  return start < 0 ? undefined : start + (cut ? 10 : around.indexOf(token));
}
