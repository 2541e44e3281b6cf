/** Returns the pattern for `ilike ... escape '\'` that finds `keyword` anywhere, taken literally. */
export const containing = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
