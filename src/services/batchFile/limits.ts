/** The maximum size of a file in bytes, checked before reading. Ten thousand rows need a tenth of it. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** The maximum time without a response to a batch, because ten thousand orders take longer than one. In milliseconds. */
export const BATCH_TIMEOUT_MS = 120_000;
