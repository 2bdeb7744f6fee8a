import { isSchema, type JsonSchema } from './schema.ts';

/** Whether the items of a list have a day: such a list begins with the newest, as reviews do. */
export function newestFirst({ properties = {} }: JsonSchema): boolean {
  return isSchema(properties.date);
}

/** Where an item belongs in a list that begins with the newest. Without a day it counts as new. */
export function placeByDate(list: readonly unknown[], date = '9999'): number {
  const older = list.findIndex((item) => String(Object(item).date ?? '9999') <= date);
  return older < 0 ? list.length : older;
}
