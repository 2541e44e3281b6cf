/**
 * The only place that uses the network. Every call returns a checked response or throws a `Failure` with one of six faults. Nothing is retried
 * here: the flow decides whether that is safe, and its chart shows it.
 */
import { ArkErrors } from 'arktype';
import { FetchError, ofetch } from 'ofetch';
import { said } from '../../contract/common';
import type { CallAnswer, CallInput, Endpoint } from '../../contract/endpoint';
import { misfit } from '../../contract/misfit';
import { Failure, type Fault, SAYS_FALSE } from '../../machines/kit/flow/fault';
import { parseExactly } from './exactJson';
import { pressPainted } from './press';
import { settings } from './settings/settings';
import { bearer } from './token';

/** The timeout of a response, in milliseconds. */
export const TIMEOUT_MS = 30_000;

export interface Options {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
  /** The token of a session that has ended in this tab. The request survives the page, which the merchant may close at once. */
  readonly endedToken?: string;
  /** Receives the time of the response as its header tells it. */
  readonly onDate?: (date: string | null) => void;
}

export interface AnyInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: Record<string, unknown> | Record<string, unknown>[];
}

/** Returns the URL of a call. Parameters are escaped, so they cannot change the path. */
export const addressOf = ({ path }: Endpoint, { params = {} }: AnyInput): string =>
  `${settings.apiAddress}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/**
 * Makes one call of the contract. `upload` makes calls with files. `input` holds path parameters, query, headers and body under the names of
 * the API. The response is checked and normalised. Throws a `Failure`: `server`, `network`, `timeout`, `badAnswer` with endpoint and field, or
 * `sessionExpired` (SES-06).
 */
export async function call<E extends Endpoint & { readonly files?: never }>(
  endpoint: E,
  input: CallInput<E>,
  { signal, timeoutMs = TIMEOUT_MS, endedToken, onDate }: Options,
): Promise<CallAnswer<E>> {
  // The record's type lists the parts. Their handling is the same for every call.
  const given = input as AnyInput;
  const { query, headers, body } = given;
  // What writes is sent at once, because the page may be closed.
  if (endpoint.method === 'GET') await pressPainted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await ofetch<unknown>(addressOf(endpoint, given), {
    method: endpoint.method,
    headers: { ...(endpoint.public ? {} : bearer(endedToken)), ...headers },
    ...(query && { query }),
    ...(body && { body }),
    keepalive: endedToken !== undefined,
    // A file says its own kind.
    ...(!endpoint.file && { responseType: 'json', parseResponse: parseExactly }),
    onResponse: ({ response }) => {
      onDate?.(response.headers.get('date'));
      answersFor(endpoint, response);
    },
    retry: false,
    cache: 'no-store',
    // ofetch ignores its own `timeout` if it receives a signal.
    signal: AbortSignal.any([signal, timeout]),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new Failure(faultOf(endpoint, error, timeout.aborted));
  });
  return checked(endpoint, answer);
}

/**
 * Returns the response in the record's form. A response of success that says `status: false` is none: no flow reads it as success.
 * @throws Failure also if the response does not match the record
 */
export function checked<E extends Endpoint>(endpoint: E, answer: unknown): CallAnswer<E> {
  const message = wordsIn(answer);
  if (message === said.loginAgain) throw new Failure({ kind: 'sessionExpired' });
  if (saysFalse(answer)) throw new Failure({ kind: 'server', status: SAYS_FALSE, message });
  const result = endpoint.answer(answer);
  if (!(result instanceof ArkErrors)) return result;
  throw new Failure({ kind: 'badAnswer', endpoint: endpoint.name, field: misfit(result) });
}

/** The statuses that say that a request was carried out. Others of success say that it will be, or that a part of it was. */
const CARRIED_OUT: readonly number[] = [200, 201];

/**
 * Checks that a response is about what was sent. A browser follows a redirected request by a GET, so what is written may have arrived where the
 * answer does not come from. An order that was only accepted, or done in part, has no outcome yet.
 * @throws Failure as for a lost response
 */
export function answersFor(
  { name, method, movesMoney, isOrder }: Endpoint,
  { status, redirected }: Pick<Response, 'status' | 'redirected'>,
) {
  if (method !== 'GET' && redirected) throw new Failure({ kind: 'network' });
  const isSuccess = status >= 200 && status <= 299;
  if ((movesMoney || isOrder) && isSuccess && !CARRIED_OUT.includes(status))
    throw new Failure({ kind: 'badAnswer', endpoint: name, field: 'status' });
}

/** A response that breaks off while it is read is no `FetchError`, but a lost response. */
function faultOf(endpoint: Endpoint, error: unknown, tooLate: boolean): Fault {
  if (error instanceof Failure) return error.fault;
  const { status, data }: Partial<FetchError> = error instanceof FetchError ? error : {};
  return status === undefined ? { kind: tooLate ? 'timeout' : 'network' } : refusalOf(endpoint, status, data);
}

/** Returns the fault of a response without a success status. */
export function refusalOf(endpoint: Endpoint, status: number, data: unknown): Fault {
  const message = wordsIn(data);
  if (message === said.loginAgain || (status === 401 && !endpoint.public)) return { kind: 'sessionExpired' };
  const problems = problemsIn(data);
  return { kind: 'server', status, message, ...(problems.length > 0 && { problems }) };
}

/** Returns what a refusal of a list says of its items. What does not fit is left out, because the refusal holds without it. */
function problemsIn(data: unknown): NonNullable<Extract<Fault, { kind: 'server' }>['problems']> {
  if (typeof data !== 'object' || data === null || !('problems' in data) || !Array.isArray(data.problems)) return [];
  return data.problems.flatMap((problem: unknown) => {
    if (typeof problem !== 'object' || problem === null || !('index' in problem) || !('message' in problem)) return [];
    const { index, message } = problem;
    return typeof index === 'number' && typeof message === 'string' && message !== '' ? [{ index, message }] : [];
  });
}

const saysFalse = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === false;

/** Returns the provider's message, or the title of an error (SES-04). */
function wordsIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const words = ['message' in answer && answer.message, 'title' in answer && answer.title];
  return words.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}
