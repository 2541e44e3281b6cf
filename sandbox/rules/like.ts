/** Returns the pattern for `ilike ... escape '\'` that finds exactly this text, taken literally. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Returns the pattern that finds `keyword` anywhere. */
export const containing = (keyword: string) => `%${literal(keyword)}%`;
