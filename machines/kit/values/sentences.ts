/** Joining what is said about one thing. */

/** Ends a sentence before another one follows, because a provider's message may lack its full stop. */
export const asSentence = (text: string) => (/[.!?…][”"’)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Joins what is said about one thing. Every text ends as a sentence, and an empty one is left out. */
export const sentences = (...texts: readonly (string | null)[]): string =>
  texts.flatMap((text) => (text?.trim() ? [asSentence(text)] : [])).join(' ');
