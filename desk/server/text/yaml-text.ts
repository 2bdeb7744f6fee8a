import { isDeepStrictEqual } from 'node:util';
import { type Document, isSeq, parseDocument } from 'yaml';
import { remembered } from '../../../pipeline/content/remembered.ts';
import type { Json } from '../../api.ts';
import { applied, type DataChange, smallest } from './apply.ts';
import { spliced } from './yaml-splice.ts';
import { nodeAt, print } from './yaml-value.ts';

/** The value of a YAML text. @throws the error of the parser */
export function yamlData(source: string): Json {
  const data = known(source, () => {
    const document = parseDocument(source);
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) throw fault;
    return document.toJS();
  });
  return structuredClone(data);
}

/** The same texts are read before and after each change, and compared with those that were published. */
const known = remembered<Json>(100);

/**
 * Changes a value in a YAML text. Only the lines of that value change: notes, order, quotes and empty lines stay, also
 * where they are not as `yaml` would print them.
 * @param source YAML without errors
 * @throws DeskError if the place does not exist
 */
export function changeYaml(source: string, change: DataChange): string {
  const isWindows = /\r\n/.test(source) && !/[^\r]\n/.test(source);
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = (isWindows ? source.replaceAll('\r\n', '\n') : source).slice(mark.length);
  const isOpen = !plain.endsWith('\n');
  let text = isOpen ? `${plain}\n` : plain;
  for (const step of smallest(yamlData(text), change)) text = changedOnce(text, step);
  if (isOpen) text = text.replace(/\n$/, '');
  return mark + (isWindows ? text.replaceAll('\n', '\r\n') : text);
}

/** The change in the text where that gives the expected value, otherwise printed anew by `yaml`, notes included. */
function changedOnce(text: string, change: DataChange): string {
  const expected = applied(yamlData(text), change);
  const document = parseDocument(text, { keepSourceTokens: true });
  for (const candidate of [() => spliced(text, document, change), () => printed(document, change)]) {
    const changed = candidate();
    if (changed !== undefined && isSame(changed, expected)) return changed;
  }
  throw new Error(`The change of ${JSON.stringify(change.path)} cannot be written.`);
}

function isSame(text: string, expected: Json): boolean {
  try {
    return isDeepStrictEqual(yamlData(text), expected);
  } catch {
    return false;
  }
}

/** The whole text as `yaml` prints it: with the notes, but perhaps with other empty lines. */
function printed(document: Document, change: DataChange): string {
  const { path } = change;
  const list = nodeAt(document, path.slice(0, -1));
  if (change.operation === 'set') document.setIn(path, document.createNode(change.value));
  else if (!isSeq(list)) document.deleteIn(path);
  else if (change.operation === 'insert')
    list.items.splice(Number(path.at(-1)), 0, document.createNode(change.value));
  else {
    const taken = list.items.splice(Number(path.at(-1)), 1);
    if (change.operation === 'move') list.items.splice(change.to, 0, ...taken);
  }
  return document.toString(print);
}
