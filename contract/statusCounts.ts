/** How many rows of a list have each status (ADR 060). Assumed: no document has such a call. */
import { type } from './schema';

/** A status without rows may be missing. */
export const StatusCounts = type({ data: type({ status: 'string > 0', count: 'number.integer >= 0' }).array() }).pipe(
  ({ data }) => data,
);

export type StatusCount = (typeof StatusCounts.infer)[number];
