/** Maximum length of the link: some e-mail programs fail at about 2000 characters. */
const maxLength = 1900;

/**
 * A `mailto:` link with subject and text.
 * @param shortened note at the end of a text that was cut to keep the link short enough
 */
export function mailLink(address: string, subject: string, text: string, shortened: string): string {
  const start = `mailto:${address}?subject=${encoded(subject)}&body=`;
  const body = encoded(text);
  if (start.length + body.length <= maxLength) return start + body;
  const end = encoded(`\n\n${shortened}`);
  return start + firstPart(text, maxLength - start.length - end.length) + end;
}

/** As much of the encoded text as fits, without splitting a character. */
function firstPart(text: string, room: number): string {
  let part = '';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const next = encoded(character);
    if (part.length + next.length > room) break;
    part += next;
  }
  return part;
}

/** Percent-encoded, with the line breaks of e-mail (RFC 6068). Lone surrogates cannot be encoded and are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}
