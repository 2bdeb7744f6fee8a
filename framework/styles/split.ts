import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

const conditions = new Set(['media', 'supports', 'container', 'layer']);

/** The rules of CSS that are to be kept, in their order; those under a condition one by one. */
function filterRules(css: string, keep: (node: ChildNode) => boolean): string {
  const filter = (rules: Container) =>
    rules.each((node) => {
      const isCondition = node.type === 'atrule' && conditions.has(node.name);
      if (isCondition) filter(node);
      if (isCondition ? !node.nodes?.length : !keep(node)) node.remove();
    });
  const sheet = postcss.parse(css);
  filter(sheet);
  return sheet.toString();
}

/** The classes of each selector of a list outside `:not()` and the like, by the list: most are asked for many times. */
const classLists = new Map<string, string[][]>();

/** Whether any of the selectors of a rule can match where only some classes are used. */
function canMatch({ selector }: Rule, classes: ReadonlySet<string>): boolean {
  const lists =
    classLists.get(selector) ??
    parser()
      .astSync(selector)
      .map(({ nodes }) => nodes.filter(({ type }) => type === 'class').map(({ value = '' }) => value));
  classLists.set(selector, lists);
  return lists.some((list) => list.every((name) => classes.has(name)));
}

const isNamed = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === name;

/** The classes of all elements of a document. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
}

/**
 * The part of CSS that a document needs as it is pre-rendered: rules without classes, of the rest what can match its
 * classes, and the keyframes that these name; not the fonts. The order stays.
 */
export function criticalStyles(css: string, classes: ReadonlySet<string>): string {
  const rules = filterRules(css, (node) =>
    node.type === 'rule' ? canMatch(node, classes) : node.type === 'atrule' && node.name !== 'font-face',
  );
  const animations = new Set<string>();
  postcss.parse(rules).walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  return filterRules(rules, (node) => !isNamed(node, 'keyframes') || animations.has(node.params));
}

/** The rules of CSS that match nothing of a document as it is pre-rendered, and all keyframes. */
export function deferredStyles(css: string, classes: ReadonlySet<string>): string {
  return filterRules(css, (node) =>
    node.type === 'rule' ? !canMatch(node, classes) : isNamed(node, 'keyframes'),
  );
}

/** The fonts of CSS. Documents have them in an element of their own, so that a page change does not load them anew. */
export function fontStyles(css: string): string {
  return filterRules(css, (node) => isNamed(node, 'font-face'));
}

/** Parts CSS into what is for print alone and all else; each keeps its order. */
export function splitPrint(css: string): { print: string; screen: string } {
  const { nodes } = postcss.parse(css);
  const isPrint = (node: ChildNode) => isNamed(node, 'media') && node.params === 'print';
  return {
    print: nodes.filter(isPrint).join(''),
    screen: nodes.filter((node) => !isPrint(node)).join(''),
  };
}
