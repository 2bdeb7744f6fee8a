/** `kept` is the value of a field in a request that was written but not sent. */
type Field = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & { kept?: string };

/** What was typed, by page path. Kept in memory only, so it is lost with the document. */
const typed = new Map<string, string[]>();

/** Keeps what was typed into the fields of a page while the visitor looks at other pages. @returns its cleanup */
export function keepFields(): () => void {
  const path = location.pathname;
  const fields = () => [...document.querySelectorAll<Field>('main :is(input, select, textarea)')];
  const values = typed.get(path);
  if (values) for (const [index, field] of fields().entries()) field.value = values[index] ?? '';
  return () =>
    typed.set(
      path,
      fields().map(({ value, kept = '' }) => value || kept),
    );
}
