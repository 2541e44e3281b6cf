export { asSentence, sentences } from '../values/sentences';

/** Every way a call can fail. It is the only error a machine knows, and plain data, so that it can be stored and shown. */
export type Fault =
  /** The provider responded but refused or failed: see `isOrderRefused`. */
  | {
      readonly kind: 'server';
      readonly status: number;
      readonly message: string;
      /** What is wrong with items of a list, by their place in it from 0. */
      readonly problems?: readonly { readonly index: number; readonly message: string }[];
    }
  /** No response. The provider may have processed the request. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** A response that does not match the contract. The provider may have processed the request. */
  | { readonly kind: 'badAnswer'; readonly endpoint: string; readonly field: string }
  | { readonly kind: 'sessionExpired' }
  /** Nothing was sent, because this browser cannot keep what the request needs. The message says why. */
  | { readonly kind: 'notSent'; readonly message: string }
  /** A defect of ours behind a port. It is reported where it happened, and the flow treats it as a lost response. */
  | { readonly kind: 'defect'; readonly message: string };

/** What a service throws on failure. The port passes the plain fault to the machine. */
export class Failure extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Only the names count. The compiler knows if one is missing. */
const KINDS: Readonly<Record<Fault['kind'], null>> = {
  server: null,
  network: null,
  timeout: null,
  badAnswer: null,
  sessionExpired: null,
  notSent: null,
  defect: null,
};

const isFault = (error: unknown): error is Fault =>
  typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string' && error.kind in KINDS;

/** The fault of an `onError`, for the `params` of guards and actions. Only `fill` makes port logic, and it rejects only with faults. */
export const faultIn = ({ event }: { readonly event: { readonly error: unknown } }): Fault =>
  isFault(event.error) ? event.error : { kind: 'defect', message: String(event.error) };

/**
 * The HTTP statuses that say by definition that a request was not carried out. The others may stand for one that runs, has run or will run: 408
 * for one that came too slowly, 409 for a key in progress, 425 and 429 for one that was stopped on its way.
 */
const NOT_CARRIED_OUT: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 410, 411, 412, 413, 414, 415, 416, 417, 422, 431, 451,
]);

/** The status of a response that says `status: false` in its body: HTTP says success, and the provider does not. */
export const SAYS_FALSE = 200;

/** Whether the provider answered, and did not confirm what it was asked for. */
export const isUnconfirmed = (fault: Fault): fault is Extract<Fault, { kind: 'server' }> =>
  fault.kind === 'server' && fault.status === SAYS_FALSE;

/**
 * A refusal of an order: the provider rejected the request in words and changed nothing, or nothing was sent. After anything else the outcome of
 * an order is unknown, and the flow asks for it with the same key.
 */
export const isOrderRefused = (fault: Fault): boolean =>
  fault.kind === 'notSent' || (fault.kind === 'server' && NOT_CARRIED_OUT.has(fault.status) && fault.message !== '');

/** A refusal of anything else. Nothing is paid twice if such a request is made again, so the words of an unconfirmed one refuse it. */
const isRefused = (fault: Fault): boolean => isOrderRefused(fault) || (isUnconfirmed(fault) && fault.message !== '');

/** Whether a change may have been made although it failed. After too many attempts the provider did answer, so it wasn’t. */
export const isUnanswered = (fault: Fault): boolean =>
  fault.kind === 'server' ? fault.status >= 500 : fault.kind !== 'notSent' && fault.kind !== 'sessionExpired';

/** Guards about a fault that every flow needs. Spread into `setup({ guards })`, so that charts name them alike. */
export const faultGuards = {
  sessionExpired: (_: unknown, fault: Fault) => fault.kind === 'sessionExpired',
  refused: (_: unknown, fault: Fault) => isRefused(fault),
};

/** Those of a flow that moves money, or that does something once. */
export const orderFaultGuards = { ...faultGuards, refused: (_: unknown, fault: Fault) => isOrderRefused(fault) };

/** The branch of a failed call that ends the flow with the session. It comes first in `onError`. */
export const onExpiry = { guard: { type: 'sessionExpired', params: faultIn }, target: 'sessionExpired' } as const;

/** What a failing server says without a specific message. The merchant reads what failed instead. */
const SAYS_NOTHING =
  /^(something (went wrong|broke)|(an )?(internal |unexpected )?(server )?error( occurr?ed)?|an error occurr?ed|bad gateway|service unavailable|gateway time-?out)\s*[.!]*$/i;

const wordsOf = ({ status, message }: Extract<Fault, { kind: 'server' }>) =>
  status >= 500 && SAYS_NOTHING.test(message.trim()) ? '' : message;

/**
 * Returns the sentence for the merchant: the server's message first (GEN-01), then the kind of fault, then the fallback of the documents.
 */
export function sentence(fault: Fault, fallback: string): string {
  switch (fault.kind) {
    case 'server':
      return wordsOf(fault) || fallback;
    case 'network':
      return 'We couldn’t reach the server. Check your connection and try again.';
    case 'timeout':
      return 'The server took too long to respond. Try again.';
    case 'sessionExpired':
      return 'Please login again';
    case 'notSent':
      return fault.message;
    case 'badAnswer':
    case 'defect':
      return fallback;
  }
}
