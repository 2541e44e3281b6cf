import { Failure, type Fault } from '../../machines/kit/flow/fault';

/** One part of what a page shows: its value, or why it is missing. */
export type Part<Value> = { readonly value: Value; readonly fault: null } | { readonly value: null; readonly fault: Fault };

/** A part that failed is missing, and the others stay. An ended session ends the page. */
export const partly = <Value>(loading: Promise<Value>): Promise<Part<Value>> =>
  loading.then(
    (value) => ({ value, fault: null }),
    (error: unknown) => {
      if (error instanceof Failure && error.fault.kind !== 'sessionExpired') return { value: null, fault: error.fault };
      throw error;
    },
  );
