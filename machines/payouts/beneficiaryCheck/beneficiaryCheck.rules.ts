const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** BEN-03. Banks write a name in capitals or not, and with more or fewer spaces: that makes it no other name. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);
