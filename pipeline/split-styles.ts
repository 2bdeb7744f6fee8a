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

type Keep = (prelude: string) => boolean;

/** The rules of minified CSS that are to be kept, in their order; those under a condition one by one. */
function filterRules(css: string, keep: Keep): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (!conditions.test(prelude)) return keep(prelude) ? `${prelude}{${body}}` : '';
      const inner = filterRules(body, keep);
      return inner && `${prelude}{${inner}}`;
    })
    .join('');
}

/** The classes of all elements of a document. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
}

/** Tells whether a rule can match something of a document; what is no rule, such as a font, is none of it. */
function matcherOf(classes: ReadonlySet<string>): Keep {
  return (prelude) => !prelude.startsWith('@') && canMatch(prelude, (name) => classes.has(name));
}

/**
 * The part of minified CSS that a document needs as it is drawn: fonts, rules without classes, of the rest what can
 * match its classes, and the movements that these name. The order stays.
 */
export function drawnStyles(css: string, classes: ReadonlySet<string>): string {
  const matches = matcherOf(classes);
  const rules = filterRules(css, (prelude) => prelude.startsWith('@') || matches(prelude));
  return filterRules(rules, (prelude) => {
    const name = movement.exec(prelude)?.[1];
    return name === undefined || new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules);
  });
}

/** The rules of minified CSS that match nothing of a document as it is drawn, and all movements. */
export function laterStyles(css: string, classes: ReadonlySet<string>): string {
  const matches = matcherOf(classes);
  return filterRules(
    css,
    (prelude) => movement.test(prelude) || !(prelude.startsWith('@') || matches(prelude)),
  );
}

/** Parts minified CSS into what is for paper alone and all else; each keeps its order. */
export function splitPaper(css: string): { paper: string; screen: string } {
  const isPaper = ({ prelude }: Block) => prelude === '@media print';
  const textOf = (blocks: Block[]) => blocks.map(({ prelude, body }) => `${prelude}{${body}}`).join('');
  const blocks = blocksOf(css);
  return {
    paper: textOf(blocks.filter(isPaper)),
    screen: textOf(blocks.filter((block) => !isPaper(block))),
  };
}

/** Minified CSS without its fonts, for documents that have these already: a browser would fetch them anew. */
export function withoutFonts(css: string): string {
  return filterRules(css, (prelude) => prelude !== '@font-face');
}
