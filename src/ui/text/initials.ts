/** Returns the first letters of the first and the last word of a name or an email address, in capitals. Empty for an empty name. */
export function initialsOf(name: string): string {
  const parts = (name.includes('@') ? name.slice(0, name.indexOf('@')).split(/[._+-]+/) : name.split(/\s+/)).filter(
    (part) => part !== '',
  );
  // What begins with no letter or digit, such as a tag, says nothing of a name.
  const named = parts.filter((part) => /^[\p{L}\p{N}]/u.test(part));
  const told = named.length > 0 ? named : parts;
  const ends = told.length > 1 ? [told[0], told.at(-1)] : told;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
