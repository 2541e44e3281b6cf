/** How long a text is: one count for the form and the provider. Without a schema, so that a machine can import it. */

/** In characters, not UTF-16 code units, so an emoji does not count twice. */
export const lengthOf = (text: string): number => [...text].length;
