/** The maximum size of a file in bytes, checked before reading. Ten thousand rows need a tenth of it. */
export const MOST_BYTES = 10 * 1024 * 1024;
