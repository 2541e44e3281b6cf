/**
 * Copies a text that is fetched first. Some browsers let a page write to the clipboard only right after a press: they take a promise of the text.
 * @returns whether the clipboard took it
 * @throws what the promise rejects with
 */
export async function copyLater(fetching: Promise<string>): Promise<boolean> {
  const written = write(fetching).then(
    () => true,
    () => false,
  );
  // A failed fetch is not the clipboard's fault, so it comes first.
  await fetching;
  return written;
}

async function write(fetching: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return navigator.clipboard.writeText(await fetching);
  const text = fetching.then((whole) => new Blob([whole], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
