/** Returns the header that makes a browser save a file under its name and never show it, whatever the name contains. */
export function attachment(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
