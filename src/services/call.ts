/**
 * The one place that touches the network. Whatever happens there comes back as a checked answer or is thrown as a `Failure`, whose fault
 * is one of six. Nothing is ever retried here: whether asking again is safe is the flow's decision, and it shows in its chart.
 */
import { ArkErrors } from 'arktype';
import { FetchError, ofetch } from 'ofetch';
import { said } from '../../contract/common';
import type { CallAnswer, CallInput, Endpoint } from '../../contract/endpoint';
import { misfit } from '../../contract/misfit';
import { Failure, type Fault } from '../../machines/kit/fault';
import { settings } from './settings/settings';
import { bearer } from './token';

/** How long an answer may take. */
export const PATIENCE_MS = 30_000;

export interface Options {
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
  /** The token of a session that has ended in this tab. The request outlives the page, which the merchant may close at once. */
  readonly endedToken?: string;
}

export interface AnyInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: Record<string, unknown>;
}

/** Where a call goes. A parameter cannot break out of its place in the path. */
export const addressOf = ({ path }: Endpoint, { params = {} }: AnyInput): string =>
  `${settings.apiAddress}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/**
 * Makes one call of the contract; one with files is `upload`'s. `input` holds path parameters, query, headers and body under the wire's names; the answer is checked and
 * normalised. Ends in a `Failure`: `server`, `network`, `timeout`, `badAnswer` with endpoint and field, or `sessionExpired` (SES-06).
 */
export async function call<E extends Endpoint & { readonly files?: never }>(
  endpoint: E,
  input: CallInput<E>,
  { signal, patienceMs = PATIENCE_MS, endedToken }: Options,
): Promise<CallAnswer<E>> {
  // The record's type says which parts there are; what they hold is the same for every call.
  const given = input as AnyInput;
  const { query, headers, body } = given;
  const patience = AbortSignal.timeout(patienceMs);
  const answer = await ofetch<unknown>(addressOf(endpoint, given), {
    method: endpoint.method,
    headers: { ...(endpoint.public ? {} : bearer(endedToken)), ...headers },
    ...(query && { query }),
    ...(body && { body }),
    keepalive: endedToken !== undefined,
    retry: false,
    cache: 'no-store',
    // ofetch ignores its own `timeout` when it is given a signal.
    signal: AbortSignal.any([signal, patience]),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new Failure(faultOf(endpoint, error, patience.aborted));
  });
  return checked(endpoint, answer);
}

/** The answer as the record has it, or what is wrong with it. */
export function checked<E extends Endpoint>(endpoint: E, answer: unknown): CallAnswer<E> {
  if (wordsIn(answer) === said.loginAgain) throw new Failure({ kind: 'sessionExpired' });
  const result = endpoint.answer(answer);
  if (!(result instanceof ArkErrors)) return result;
  throw new Failure({ kind: 'badAnswer', endpoint: endpoint.name, field: misfit(result) });
}

/** An answer that broke off while it was read is no `FetchError`, and no answer either. */
function faultOf(endpoint: Endpoint, error: unknown, tooLate: boolean): Fault {
  const { status, data }: Partial<FetchError> = error instanceof FetchError ? error : {};
  return status === undefined ? { kind: tooLate ? 'timeout' : 'network' } : refusalOf(endpoint, status, data);
}

/** What an answer that is no success says. */
export function refusalOf(endpoint: Endpoint, status: number, data: unknown): Fault {
  const message = wordsIn(data);
  if (message === said.loginAgain || (status === 401 && !endpoint.public)) return { kind: 'sessionExpired' };
  return { kind: 'server', status, message };
}

/** The provider's words: the message, or the title of an error (SES-04). */
function wordsIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const words = ['message' in answer && answer.message, 'title' in answer && answer.title];
  return words.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}
