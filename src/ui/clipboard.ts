/** Whether the browser let the text be copied: it may refuse, and on a page without TLS there is no clipboard at all. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
