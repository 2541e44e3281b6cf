import { Failure, type Fault } from '../../machines/kit/flow/fault';

/** One part of what a page shows: its value, or why it is missing. */
export type Part<Value> = { readonly value: Value; readonly fault: null } | { readonly value: null; readonly fault: Fault };

/** Returns the failure of a call after which the others go on. An ended session ends them all, and so does what is no failure of a call. */
export function survivable(error: unknown): Failure {
  if (error instanceof Failure && error.fault.kind !== 'sessionExpired') return error;
  throw error;
}

/** A part that failed is missing, and the others stay. */
export const partly = <Value>(loading: Promise<Value>): Promise<Part<Value>> =>
  loading.then(
    (value) => ({ value, fault: null }),
    (error: unknown) => ({ value: null, fault: survivable(error).fault }),
  );
