/** Every way a call can fail. It is the only error a machine knows, and plain data, so that it can be stored and shown. */
export type Fault =
  /** The provider answered and did not do what was asked, or broke while doing it: see `isRefusal`. */
  | { readonly kind: 'server'; readonly status: number; readonly message: string }
  /** No answer. What was asked may or may not have been done. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** An answer that does not fit the contract. What was asked may have been done. */
  | { readonly kind: 'badAnswer'; readonly endpoint: string; readonly field: string }
  | { readonly kind: 'sessionExpired' }
  /** Our own mistake behind a port. Reported where it happened; the flow treats it as an answer that never came. */
  | { readonly kind: 'defect'; readonly message: string };

/** How a service says no: it throws this, and the port hands the machine the plain fault. */
export class Failure extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

const KINDS: Readonly<Record<Fault['kind'], true>> = {
  server: true,
  network: true,
  timeout: true,
  badAnswer: true,
  sessionExpired: true,
  defect: true,
};

const isFault = (error: unknown): error is Fault =>
  typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string' && error.kind in KINDS;

/** The fault an `onError` carries, for the `params` of guards and actions. Only `fill` makes port logic, and it rejects with faults alone. */
export const faultIn = ({ event }: { readonly event: { readonly error: unknown } }): Fault =>
  isFault(event.error) ? event.error : { kind: 'defect', message: String(event.error) };

/**
 * A refusal: the provider understood, said no in words, and did nothing. Only a 4xx with a message is one; after anything else the
 * outcome of a call that moves money is open.
 */
const isRefusal = (fault: Fault) => fault.kind === 'server' && fault.status >= 400 && fault.status < 500 && fault.message !== '';

/** The questions every flow asks of a fault. Spread into `setup({ guards })`, so that charts name them alike. */
export const faultGuards = {
  sessionExpired: (_: unknown, fault: Fault) => fault.kind === 'sessionExpired',
  refused: (_: unknown, fault: Fault) => isRefusal(fault),
};

/** What a broken server says when it has nothing to say. A merchant reads instead what failed. */
const SAYS_NOTHING =
  /^(something (went wrong|broke)|(an )?(internal|unexpected) (server )?error( occurr?ed)?|an error occurr?ed|bad gateway|service unavailable|gateway time-?out)\s*[.!]*$/i;

const wordsOf = ({ status, message }: Extract<Fault, { kind: 'server' }>) =>
  status >= 500 && SAYS_NOTHING.test(message.trim()) ? '' : message;

/** Ends a sentence that another one follows: a provider's may lack its end. */
export const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The sentence a merchant reads: the server's own words first (GEN-01), then what happened, then the documents' fallback. */
export function sentence(fault: Fault, fallback: string): string {
  switch (fault.kind) {
    case 'server':
      return wordsOf(fault) || fallback;
    case 'network':
      return 'We could not reach the server. Check your connection and try again.';
    case 'timeout':
      return 'The server took too long to answer. Try again.';
    case 'sessionExpired':
      return 'Please login again';
    case 'badAnswer':
    case 'defect':
      return fallback;
  }
}
