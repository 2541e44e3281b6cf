/** The last states of flows. */

/** The requirements of a state, for its `meta`. */
export const reqOf = (...req: readonly string[]): { req: string[] } => ({ req: [...req] });

export const ended = <const Result extends string>(result: Result, description: string, ...req: readonly string[]) =>
  ({ type: 'final', description, meta: reqOf(...req), output: { result } }) as const;

/** The last state of a flow whose session expired. What it keeps is in its bookmark. */
export const expired = (description: string) =>
  ({ ...ended('sessionExpired', description, 'SES-06'), entry: 'reportExpiry' }) as const;
