/** Some e-mail programs fail at about 2000 characters, so the whole link stays below that. */
const longestLink = 1900;

/**
 * A link that opens an e-mail with its subject and text filled in.
 * @param shortened ends a text that had to be cut because the link would be too long for some e-mail programs
 */
export function mailLink(address: string, subject: string, text: string, shortened: string): string {
  const start = `mailto:${address}?subject=${encoded(subject)}&body=`;
  const body = encoded(text);
  if (start.length + body.length <= longestLink) return start + body;
  const end = encoded(`\n\n${shortened}`);
  return start + firstPart(text, longestLink - start.length - end.length) + end;
}

/** As much of the encoded text as fits, without tearing a character apart. */
function firstPart(text: string, room: number): string {
  let part = '';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const next = encoded(character);
    if (part.length + next.length > room) break;
    part += next;
  }
  return part;
}

/** Percent-encoded with the line ends of e-mail (RFC 6068); half a character, which nothing can encode, is replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}
