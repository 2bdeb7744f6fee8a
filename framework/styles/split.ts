/** One rule or at-rule: what stands before its braces, and inside them. */
type Block = { prelude: string; body: string };

/** The rules of one level of CSS without comments, and what has no braces, such as an import. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  // Braces inside strings are text.
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return blocks;
}

const conditions = /^@(?:media|supports|container|layer)\b/;
const keyframes = /^@keyframes ([\w-]+)$/;
/** What only restricts or widens a selector: the classes in it need not be there. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** Whether any of the selectors of a rule can match where only some classes are used. */
function canMatch(prelude: string, classes: ReadonlySet<string>): boolean {
  const selectors = prelude
    .replace(functions, '')
    .replace(/\[[^\]]*\]/g, '')
    .split(',');
  return selectors.some((selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)),
  );
}

type Keep = (prelude: string) => boolean;

/** The rules of CSS that are to be kept, in their order; those under a condition one by one. */
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

/**
 * The part of CSS that a document needs as it is pre-rendered: rules without classes, of the rest what can match its
 * classes, and the keyframes that these name; not the fonts. The order stays.
 */
export function criticalStyles(css: string, classes: ReadonlySet<string>): string {
  const rules = filterRules(css, (prelude) =>
    prelude.startsWith('@') ? prelude !== '@font-face' : canMatch(prelude, classes),
  );
  return filterRules(rules, (prelude) => {
    const name = keyframes.exec(prelude)?.[1];
    return name === undefined || new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules);
  });
}

/** The rules of CSS that match nothing of a document as it is pre-rendered, and all keyframes. */
export function deferredStyles(css: string, classes: ReadonlySet<string>): string {
  return filterRules(
    css,
    (prelude) => keyframes.test(prelude) || !(prelude.startsWith('@') || canMatch(prelude, classes)),
  );
}

/** The fonts of CSS. Documents have them in an element of their own, so that a page change does not load them anew. */
export function fontStyles(css: string): string {
  return filterRules(css, (prelude) => prelude === '@font-face');
}

/** Parts CSS into what is for print alone and all else; each keeps its order. */
export function splitPrint(css: string): { print: string; screen: string } {
  const isPrint = ({ prelude }: Block) => prelude === '@media print';
  const textOf = (blocks: Block[]) => blocks.map(({ prelude, body }) => `${prelude}{${body}}`).join('');
  const blocks = blocksOf(css);
  return {
    print: textOf(blocks.filter(isPrint)),
    screen: textOf(blocks.filter((block) => !isPrint(block))),
  };
}
