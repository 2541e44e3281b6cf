/** Returns the first letters of the first and the last word of a name or an email address, in capitals. Empty for an empty name. */
export function initialsOf(name: string): string {
  const parts = (name.includes('@') ? name.slice(0, name.indexOf('@')).split(/[._+-]+/) : name.split(/\s+/)).filter(
    (part) => part !== '',
  );
  // What begins with no letter or digit, such as a tag, says nothing of a name.
  const named = parts.filter((part) => /^[\p{L}\p{N}]/u.test(part));
  const words = named.length > 0 ? named : parts;
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
