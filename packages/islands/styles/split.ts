import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

const layers = new Set(['layer']);
const conditionalAtRules = new Set(['media', 'supports', 'container', ...layers]);

/** A copy with some of the rules, and of those inside these at-rules. The order of rules and layers stays. */
function filterRules(sheet: Root, keep: (node: ChildNode) => boolean, within = conditionalAtRules): Root {
  const filter = (rules: Container) =>
    rules.each((node) => {
      if (node.type === 'atrule' && within.has(node.name)) {
        if (!node.nodes) return;
        filter(node);
        if (node.nodes.length === 0) node.remove();
      } else if (!keep(node)) node.remove();
    });
  const copy = sheet.clone();
  filter(copy);
  return copy;
}

/** Parses CSS, and joins the blocks of each layer into the first one, because every block repeats the layer's name. */
export function joinLayers(css: string): Root {
  const sheet = postcss.parse(css);
  const blocks = new Map<string, AtRule>();
  for (const node of [...sheet.nodes]) {
    if (!isNamed(node, 'layer') || !node.nodes) continue;
    const first = blocks.get(node.params);
    if (first) first.append(node.remove().nodes);
    else blocks.set(node.params, node);
  }
  return sheet;
}

/** A cache: for each selector list, the classes of each selector, without those inside `:not()` and the like. */
const classLists = new Map<string, string[][]>();

/** Whether any selector of a rule can match in a document with these classes. */
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
 * The critical CSS of a document, in source order and without fonts: rules that can match its classes, rules without
 * classes, and the keyframes that these use.
 */
export function criticalStyles(sheet: Root, classes: ReadonlySet<string>): string {
  const rules = filterRules(sheet, (node) =>
    node.type === 'rule' ? canMatch(node, classes) : node.type === 'atrule' && node.name !== 'font-face',
  );
  const animations = new Set<string>();
  rules.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  return filterRules(rules, (node) => !isNamed(node, 'keyframes') || animations.has(node.params)).toString();
}

/** The deferred CSS of a document: rules that match nothing in its pre-rendered HTML, and all keyframes. */
export function deferredStyles(sheet: Root, classes: ReadonlySet<string>): string {
  return filterRules(sheet, (node) =>
    node.type === 'rule' ? !canMatch(node, classes) : isNamed(node, 'keyframes'),
  ).toString();
}

/** The `@font-face` rules. They have their own style element, so that a page change does not reload fonts. */
export function fontStyles(sheet: Root): string {
  return filterRules(sheet, (node) => isNamed(node, 'font-face')).toString();
}

/** Splits CSS into print-only rules and the others; each keeps its order. */
export function splitPrint(sheet: Root): { print: Root; screen: Root } {
  const isPrint = (node: ChildNode) => isNamed(node, 'media') && node.params === 'print';
  return {
    print: filterRules(sheet, isPrint, layers),
    screen: filterRules(sheet, (node) => !isPrint(node), layers),
  };
}

/** Splits CSS with joined layers into the layer of the given name and the rest; each keeps its order. */
export function splitLayer(sheet: Root, name: string): { layer: Root; rest: Root } {
  const isLayer = (node: ChildNode) => isNamed(node, 'layer') && node.params === name && Boolean(node.nodes);
  const none = new Set<string>();
  return {
    layer: filterRules(sheet, isLayer, none),
    rest: filterRules(sheet, (node) => !isLayer(node), none),
  };
}
