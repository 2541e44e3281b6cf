/** What a page states in its description lists. */

/** Returns each term with its description, in their order. */
export const statedFacts = (): readonly (readonly [string, string])[] =>
  [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

/** The same by term, where no term is there twice. */
export const factsByTerm = (): Readonly<Record<string, string>> => Object.fromEntries(statedFacts());
