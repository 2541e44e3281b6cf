/**
 * Remembers where the caret of a field is, and returns what puts it back there once the field has the focus again. A trap of the focus selects the
 * whole text of a field that it gives the focus, and the next key would replace it. A field for an email has no caret that could be set.
 */
export function keepCaret(element: HTMLElement | null): () => void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd } = element;
  if (selectionStart === null) return () => {};
  // The trap selects after the focus has come, and a field for an amount when its text is shown as it was typed.
  const putBack = () => requestAnimationFrame(() => element.setSelectionRange(selectionStart, selectionEnd));
  return () => element.addEventListener('focus', putBack, { once: true });
}
