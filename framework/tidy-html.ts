/** Elements without content or end tag, which take no slash. */
const voidElement = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/;

/**
 * Writes what React has rendered the way HTML is written by hand, as HTML checkers ask for; browsers read the very same
 * document: no slash in elements that have no end, attribute names in lower case, no empty values, short empty shapes.
 * @param html as React writes it: every value in double quotes, and no `<` or `>` in values or text
 */
export function tidyHtml(html: string): string {
  return html.replace(/<svg[\s>].*?<\/svg>|<[a-z][^>]*>/gs, (part) =>
    part.startsWith('<svg') ? tidyDrawing(part) : tidyTag(part),
  );
}

function tidyTag(tag: string): string {
  const open = voidElement.test(tag) ? tag.replace(/\/>$/, '>') : tag;
  return open.replace(/ ([^\s=/>]+)(="[^"]*")?/g, (_, name: string, value = '') =>
    value === '=""' ? ` ${name.toLowerCase()}` : ` ${name.toLowerCase()}${value}`,
  );
}

/** Names in drawings keep their capitals, which mean something there. */
function tidyDrawing(svg: string): string {
  return svg.replace(/(<([a-z]+)[^>]*)><\/\2>/gi, '$1/>');
}
