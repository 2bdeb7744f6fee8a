/** One rule or at-rule: what stands before its braces, and inside them. */
type Block = { prelude: string; body: string };

/** The rules of one level of minified CSS, and what has no braces, such as an import. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  // Braces inside strings are text.
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    blocks.push({ prelude: css.slice(start, open), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return blocks;
}

const conditions = /^@(?:media|supports|container|layer)\b/;
/** What only restricts or widens a selector: the classes in it need not be there. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** Whether any of the selectors of a rule can match where only some classes are used. */
function canMatch(prelude: string, isUsed: (name: string) => boolean): boolean {
  const selectors = prelude
    .replace(functions, '')
    .replace(/\[[^\]]*\]/g, '')
    .split(',');
  return selectors.some((selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isUsed(name)),
  );
}

/**
 * Splits minified CSS into what a document needs as it is drawn, and the rules whose classes come only with scripts.
 * The order within each part stays. Rules without classes, fonts and movements are all in the first.
 */
export function splitStyles(css: string, html: string): { drawn: string; later: string } {
  const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  const split = (part: string): { drawn: string; later: string } => {
    const sides = { drawn: '', later: '' };
    for (const { prelude, body } of blocksOf(part)) {
      if (conditions.test(prelude)) {
        const inner = split(body);
        if (inner.drawn) sides.drawn += `${prelude}{${inner.drawn}}`;
        if (inner.later) sides.later += `${prelude}{${inner.later}}`;
      } else {
        const isDrawn = prelude.startsWith('@') || canMatch(prelude, (name) => names.has(name));
        sides[isDrawn ? 'drawn' : 'later'] += `${prelude}{${body}}`;
      }
    }
    return sides;
  };
  return split(css);
}
