/** Makes calls of the contract to a running sandbox, as a browser would. */
import { ArkErrors } from 'arktype';
import { session } from '../../contract/access/session';
import type { CallInput, Endpoint } from '../../contract/endpoint';
import { formDataOf, type SentFiles } from '../../contract/multipart';
import { PASSWORD } from '../access/people.seed';
import type { Sandbox } from '../start';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The unparsed response. */
  readonly text: string;
}

export interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly files?: SentFiles;
}

const isTexts = (body: unknown): body is Record<string, string> => typeof body === 'object' && body !== null;

/** Returns the body: a form for a call with files, and a text unchanged. */
function bodyOf({ files }: Endpoint, { body, files: given }: Parts): { readonly body?: BodyInit; readonly type?: string } {
  if (typeof body === 'string') return { body, type: 'application/json' };
  if (files) return { body: formDataOf(isTexts(body) ? body : {}, given) };
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** Something in the place of each parameter of a path, for a call whose result does not matter. */
export const anyParams = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));

const pathOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

function fetched(sandbox: Pick<Sandbox, 'address'>, endpoint: Endpoint, parts: Parts, token?: string): Promise<Response> {
  const { body, type } = bodyOf(endpoint, parts);
  return fetch(`${sandbox.address}${pathOf(endpoint, parts)}`, {
    method: endpoint.method,
    headers: {
      // Its own connection, because a kept one that the sandbox closes for a fault would look like the fault.
      connection: 'close',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...parts.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** The body of a response says whether the call succeeded, as its code does. Some calls mean another thing by `status`. */
function checkStatus({ name }: Endpoint, code: number, text: string) {
  const [, said] = /^\{"status":(true|false)\b/.exec(text) ?? [];
  if (said !== undefined && (said === 'true') !== (code === 200)) throw new Error(`${name} answered ${code}: ${text}`);
}

/** Sends any request, valid or not. */
export async function send(
  sandbox: Pick<Sandbox, 'address'>,
  endpoint: Endpoint,
  parts: Parts = {},
  token?: string,
): Promise<Answered> {
  const answer = await fetched(sandbox, endpoint, parts, token);
  const text = await answer.text();
  checkStatus(endpoint, answer.status, text);
  return { status: answer.status, headers: answer.headers, text };
}

function bodyIn(endpoint: Endpoint, text: string): unknown {
  checkStatus(endpoint, 200, text);
  return JSON.parse(text);
}

/** Sends a valid request, and parses the response by the contract. Throws on anything except a valid success. */
export async function call<E extends Endpoint>(
  sandbox: Pick<Sandbox, 'address'>,
  endpoint: E,
  input: CallInput<E> & Parts,
  token?: string,
): Promise<E['answer']['infer']> {
  const response = await fetched(sandbox, endpoint, input, token);
  if (response.status !== 200) throw new Error(`${endpoint.name} answered ${response.status}: ${await response.text()}`);
  const answer = endpoint.answer(endpoint.file ? await response.blob() : bodyIn(endpoint, await response.text()));
  if (answer instanceof ArkErrors) throw new Error(`${endpoint.name} does not answer as agreed: ${answer.summary}`);
  return answer;
}

export const people = {
  owner: 'amaka.obi@bluecrest.test',
  approver: 'tunde.bello@bluecrest.test',
  viewer: 'ngozi.eze@bluecrest.test',
  newcomer: 'ife.adeyemi@newleaf.test',
  harbour: 'musa.garba@harbour.test',
} as const;

/** Returns a token for an account, with or without its second factor. */
export async function signIn(sandbox: Sandbox, email: string): Promise<string> {
  const first = await call(sandbox, session.login, { body: { Email: email, Password: PASSWORD } });
  if (first.token) return first.token;
  const message = (await sandbox.outbox(email)).find(({ otp }) => otp !== '');
  const second = await call(sandbox, session.completeLogin, { body: { email, otp: message?.otp ?? '' } });
  if (!second.token) throw new Error('The code brought no token');
  return second.token;
}

/** Returns the sentence of a refusal. */
export function messageOf({ text }: Answered): string {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : '';
}

export const forBluecrest = { subsidiary_id: '1001' };

export async function statusAndMessage(...asked: Parameters<typeof send>): Promise<readonly [status: number, message: string]> {
  const answer = await send(...asked);
  return [answer.status, messageOf(answer)];
}
