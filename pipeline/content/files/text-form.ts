/**
 * What a file has besides its words: a byte order mark, the line end that most of its lines have, and whether its last
 * line has one too.
 */
export type TextForm = { hasMark: boolean; lineEnd: '\n' | '\r\n' | '\r'; isEnded: boolean };

const mark = '\uFEFF';
/** Programs that write each LF as CRLF make CR CR LF of a file of Windows. */
const anyLineEnd = /\r{0,2}\n|\r/g;

/**
 * Reads the bytes of a text file. Whatever its form, the text is the same, so that no other code has to know about forms:
 * each line ends with LF, also the last one, and there is no byte order mark.
 * @throws a TypeError if the file is not UTF-8
 */
export function decodeText(bytes: Buffer): { text: string; form: TextForm } {
  const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  // UTF-16 may be valid UTF-8, with a zero for each half of a letter.
  if (decoded.includes('\0')) throw new TypeError('The text is UTF-16.');
  const hasMark = decoded.startsWith(mark);
  const written = hasMark ? decoded.slice(mark.length) : decoded;
  const form = { hasMark, lineEnd: usualLineEnd(written), isEnded: /[\r\n]$/.test(written) };
  return { text: written.replace(anyLineEnd, '\n').replace(/\n?$/, '\n'), form };
}

/** The bytes of a text in the form of a file, which `decodeText` has read. */
export function encodeText(text: string, { hasMark, lineEnd, isEnded }: TextForm): Buffer {
  const ended = text.replace(anyLineEnd, '\n').replace(/\n?$/, isEnded ? '\n' : '');
  return Buffer.from((hasMark ? mark : '') + ended.replaceAll('\n', lineEnd));
}

/** The line end of most lines. */
function usualLineEnd(written: string): TextForm['lineEnd'] {
  const count = (end: RegExp) => written.match(end)?.length ?? 0;
  const [all, windows, mac] = [count(anyLineEnd), count(/\r\n/g), count(/\r(?!\r?\n)/g)];
  if (2 * windows > all) return '\r\n';
  return 2 * mac > all ? '\r' : '\n';
}
