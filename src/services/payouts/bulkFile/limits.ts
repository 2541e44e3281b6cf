/** Larger files are refused before anything is read. Ten thousand rows are a tenth of that. */
export const MOST_BYTES = 10 * 1024 * 1024;
