/** Fills `{n}` and `{total}` in a label of content, such as `{n} of {total}`. */
export function counted(label: string, n: number, total: number): string {
  return label.replace('{n}', String(n)).replace('{total}', String(total));
}
