const SECOND_MS = 1_000;

/**
 * Returns the milliseconds by which the clock of this computer runs ahead of the provider's, by one response. Null if the response doesn't say its
 * time: a provider at another address shows it only if it chooses to. All times are in milliseconds since the epoch.
 * @param date the header `Date`, which has whole seconds
 */
export function aheadBy(date: string | null, askedAt: number, heardAt: number): number | null {
  const answeredAt = Date.parse(date ?? '');
  if (Number.isNaN(answeredAt)) return null;
  const isRight = askedAt < answeredAt + SECOND_MS && answeredAt <= heardAt;
  // Of what is possible, the most: then the provider decides about the last second, and not this computer.
  return isRight ? 0 : heardAt - answeredAt;
}

export interface Timed<Answer> {
  readonly answer: Answer;
  /** By how many milliseconds the clock of this computer runs ahead of the provider's. Null if the response doesn't say its time. */
  readonly ahead: number | null;
}

/** Makes a call, and compares the clocks by its response. */
export async function timed<Answer>(ask: (onDate: (date: string | null) => void) => Promise<Answer>): Promise<Timed<Answer>> {
  const askedAt = Date.now();
  let ahead: number | null = null;
  const answer = await ask((date) => {
    ahead = aheadBy(date, askedAt, Date.now());
  });
  return { answer, ahead };
}
