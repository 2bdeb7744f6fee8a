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
/** A movement by its name. */
const movement = /^@keyframes ([\w-]+)$/;
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
 * The part of minified CSS that a document needs as it is drawn: fonts, rules without classes, of the rest what can
 * match its classes, and the movements that these name. The order stays.
 */
export function drawnStyles(css: string, html: string): string {
  const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  const drawn = (part: string): string =>
    blocksOf(part)
      .map(({ prelude, body }) => {
        if (conditions.test(prelude)) {
          const inner = drawn(body);
          return inner && `${prelude}{${inner}}`;
        }
        if (movement.test(prelude)) return '';
        const isDrawn = prelude.startsWith('@') || canMatch(prelude, (name) => names.has(name));
        return isDrawn ? `${prelude}{${body}}` : '';
      })
      .join('');
  const rules = drawn(css);
  const movements = blocksOf(css)
    .filter(({ prelude }) => isNamed(rules, movement.exec(prelude)?.[1]))
    .map(({ prelude, body }) => `${prelude}{${body}}`);
  return rules + movements.join('');
}

function isNamed(rules: string, name: string | undefined): boolean {
  return name !== undefined && new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules);
}

/** Minified CSS without its fonts, for documents that have these already: a browser would fetch them anew. */
export function withoutFonts(css: string): string {
  return blocksOf(css)
    .filter(({ prelude }) => prelude !== '@font-face')
    .map(({ prelude, body }) => `${prelude}{${body}}`)
    .join('');
}
