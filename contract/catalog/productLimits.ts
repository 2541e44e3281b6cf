/** Limits of a product that a machine and the provider share. Without a schema, so that a machine may import them. */

/** PRD-02: how many images a product may have. */
export const MOST_IMAGES = 6;

/** The maximum size of an image in bytes. */
export const IMAGE_BYTES = 5 * 1024 * 1024;

/** The maximum stock. */
export const MOST_STOCK = 1_000_000;

/** The maximum number of delivery fees. */
export const MOST_FEES = 20;
