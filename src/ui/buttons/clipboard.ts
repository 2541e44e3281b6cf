/** Copies a text and returns whether that worked. The browser may refuse, and without TLS there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
