/** Limits of an invoice that a machine and the provider share. Without a schema, so that a machine may import them. The documents have none of these. */

/** INV-02: how many items an invoice may have. */
export const MOST_ITEMS = 100;

/** The maximum quantity of one item. */
export const MOST_QUANTITY = 1_000_000;

/** The maximum length of the note, in characters. */
export const NOTE_LENGTH = 2_000;
