/**
 * Replaces a part of a field as if it was typed.
 * @param from where the part begins; without it and `to`, it is what is selected
 */
export function insertText(
  field: HTMLTextAreaElement,
  text: string,
  from = field.selectionStart,
  to = field.selectionEnd,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way that the browser's own undo takes back.
  document.execCommand('insertText', false, text);
}
