/** Returns the first letters of the first and the last word of a name or an email address, in capitals. Empty for an empty name. */
export function initialsOf(name: string): string {
  const parts = (name.includes('@') ? name.slice(0, name.indexOf('@')).split(/[._+-]+/) : name.split(/\s+/)).filter(
    (part) => part !== '',
  );
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
