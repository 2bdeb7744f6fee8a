import type { Json, JsonSchema, Path } from '../api.ts';
import { valueAt } from '../values.ts';
import { kindOf, longText, schemaAt } from './schema.ts';

/** Whether a value has a form of its own, and is not in the form around it: a group, a list of groups, a photo of a list. */
function hasForm(schema: JsonSchema | undefined, data: Json, path: Path): boolean {
  const kind = schema && kindOf(schema, valueAt(data, path));
  return kind === 'group' || kind === 'list' || (kind === 'photo' && typeof path.at(-1) === 'number');
}

/**
 * The group, item or list whose form shows a place, such as the whole question for its answer. A small group is in the
 * form around it.
 */
export function openedPath(schema: JsonSchema, data: Json, path: Path): Path {
  const only = path.length === 0 ? onlyField(schema) : undefined;
  if (only !== undefined) return [only];
  const at = (end: number) => path.slice(0, end);
  let length = path.length;
  while (length > 0 && !hasForm(schemaAt(schema, data, at(length)), data, at(length))) length -= 1;
  while (length > 1 && isInline(schemaAt(schema, data, at(length)), path[length - 1])) length -= 1;
  return at(length);
}

/** The only field of a file, such as the list of reviews: its form is the form of the file. */
export function onlyField(schema: JsonSchema): string | undefined {
  const [name, ...others] = Object.keys(schema.properties ?? {}).filter((field) => field !== '$schema');
  return others.length === 0 ? name : undefined;
}

/** The most fields of a group that is in the form around it. */
const inlineFields = 4;

/**
 * Whether a group is in the form around it: it has few fields, and no lists or groups. An item of a list is if all its
 * fields are short, such as the hours of a day.
 */
export function isInline(schema: JsonSchema | undefined, name: string | number | undefined): boolean {
  if (!schema || name === undefined) return false;
  const { properties } = schema;
  if (kindOf(schema) !== 'group' || !properties) return false;
  if (typeof name === 'number' && Object.keys(properties).some((field) => longText.test(field))) return false;
  const kinds = Object.values(properties).map((property) => kindOf(property as JsonSchema));
  return (
    kinds.length <= inlineFields && kinds.every((kind) => !['group', 'list', 'texts', 'photo'].includes(kind))
  );
}
