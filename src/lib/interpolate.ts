/**
 * Replaces the variables of a message from the content.
 * @param message such as `{number} of {total}`; a variable without a value stays as it is
 */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));
}
