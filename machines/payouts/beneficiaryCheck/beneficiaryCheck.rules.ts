const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** BEN-03: compares names without case and extra spaces, because banks write them differently. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);
