/** Joining what is said about one thing. */

/** Ends a sentence before another one follows, because a provider's message may lack its full stop. */
export const asSentence = (text: string) => (/[.!?…][”"’)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Joins what is said about one thing. Every text ends as a sentence, and an empty one is left out. */
export const sentences = (...texts: readonly (string | null)[]): string =>
  texts.flatMap((text) => (text?.trim() ? [asSentence(text)] : [])).join(' ');

/** Lists words within a sentence: `A`, `A and B`, `A, B and C`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
