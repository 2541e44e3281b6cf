/**
 * How long the browser may take to read a file, in milliseconds. It does not say when it has: a merchant may first choose where to save it, and a
 * slow disk takes its time.
 */
const READ_MS = 3_600_000;

/** Passes a file to the browser, which saves it under this name. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
