type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads the values of the fields of an element, and the focus. Each field has an id or a name.
 * @returns a function that restores them into the fields that replaced these
 */
export function keepTyped(element: HTMLElement): () => void {
  // Removed fields keep their values.
  const fields = [...element.querySelectorAll<Field>('input, select, textarea')];
  const focused = document.activeElement;
  const successorOf = ({ id, name }: { id: string; name?: string }) =>
    element.querySelector<Field>(id ? `[id="${id}"]` : `[name="${name}"]`);
  return () => {
    for (const field of fields) {
      const next = field.isConnected ? null : successorOf(field);
      if (next) next.value = field.value;
    }
    if (focused && !focused.isConnected) successorOf(focused)?.focus({ preventScroll: true });
  };
}
