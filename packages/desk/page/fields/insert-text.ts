/** Replaces a part of a field as if it was typed. */
export function insertText(field: HTMLTextAreaElement, text: string, from: number, to: number): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way that the browser's own undo takes back.
  document.execCommand('insertText', false, text);
}
