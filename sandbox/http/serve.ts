/** The provider's side of a contract record: a request is checked and passed to a handler, which can only return what the record defines. */
import type { HttpBindings } from '@hono/node-server';
import { ArkErrors } from 'arktype';
import type { Context, Hono } from 'hono';
import { type Endpoint, isMeant, type Schema, type ServeAnswer, ServedFile, type ServeInput } from '../../contract/endpoint';
import { isPlainText, isSafeText, NOT_ALLOWED } from '../../contract/safeText';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Activity } from '../events/activity';
import { Refusal } from '../refusal';
import { brokenLinePath, unsafePath } from '../rules/text';
import { discarded, MEGABYTE, mustBeJson, withBody } from './bodies';
import type { AuditNotes, RunCall } from './calls';
import { senderFrom } from './device';
import { multipartOf } from './multipart';
import { ipOf } from './source';

export type App = Hono<{ Bindings: HttpBindings }>;
export type RequestContext = Context<{ Bindings: HttpBindings }>;

/**
 * What a handler receives besides the input. `origin` is the address of this server, for URLs that lead back here. A public call has no
 * session.
 */
export type Call<E extends Endpoint> = E extends { readonly public: true }
  ? { readonly context: OperationContext; readonly origin: string }
  : { readonly context: OperationContext; readonly session: Session; readonly origin: string; readonly audit: AuditNotes };

export type Handler<E extends Endpoint> = (input: ServeInput<E>, call: Call<E>) => Promise<ServeAnswer<E>>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: never, call: never) => Promise<unknown>;
  /** Null: the call only reads, and is refused any change of the database. */
  readonly activity: Activity | null;
  readonly first?: ((input: never, call: never) => Promise<void>) | undefined;
}

/** Only a GET without a file reads as a rule. Another call does not compile here, so that it names its activity, or says that it only reads. */
type Read = Endpoint & { readonly method: 'GET'; readonly file?: never };

/** Serves a call that reads. */
export const serve = <E extends Read>(endpoint: E, handle: NoInfer<Handler<E>>): Route => ({ endpoint, handle, activity: null });

/** Serves a call that only reads although it is no GET. */
export const serveLookup = <E extends Endpoint>(endpoint: E, handle: NoInfer<Handler<E>>): Route => ({
  endpoint,
  handle,
  activity: null,
});

/**
 * Serves a call that changes something or returns a file. It writes one entry into the audit trail (ADR 065).
 * @param first runs before the transaction, for what must not wait for others inside of it: checking a password
 */
export const serveChange = <E extends Endpoint>(
  endpoint: E,
  activity: Activity,
  handle: NoInfer<Handler<E>>,
  first?: NoInfer<(input: ServeInput<E>, call: Call<E>) => Promise<void>>,
): Route => ({ endpoint, handle, activity, first });

/** Allows a call, or refuses it: session, role, business. */
export type Guard = (route: Route, c: RequestContext) => Promise<Session | null>;

/** Runs before everything else: faults are here. */
export type Gate = (endpoint: Endpoint, c: RequestContext, handle: () => Promise<Response>) => Promise<Response>;

/** A bulk file of ten thousand rows is one body. In bytes. */
const LIMITS: Readonly<Record<string, number>> = { initiatePayout: 8 * MEGABYTE, createRefunds: 8 * MEGABYTE };
/** A body with files. Each file has its own limit and message, so this one only stops absurd sizes. In bytes. */
const FILES_LIMIT = 48 * MEGABYTE;

/** Anyone can send a body to a public call, and each of them takes a few short texts. In bytes. */
const PUBLIC_LIMIT = 64 * 1024;

function limitOf(endpoint: Endpoint): number {
  if (endpoint.files) return FILES_LIMIT;
  return endpoint.public ? PUBLIC_LIMIT : (LIMITS[endpoint.name] ?? MEGABYTE);
}

function answerRefusal(c: RequestContext, refusal: Refusal): Response {
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
  const { message, problems } = refusal;
  return c.json({ status: false, message, ...(problems && { problems }) }, refusal.status);
}

function answerFile(c: RequestContext, { bytes, name, mediaType }: ServedFile): Response {
  return c.body(bytes, 200, { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` });
}

/** Anything except a refusal is our fault. The log has it, and the response says nothing about it. */
export function answerError(c: RequestContext, error: unknown): Response {
  if (error instanceof Refusal) return answerRefusal(c, error);
  // A database error's message contains the statement's parameters, such as codes and names. Its cause does not.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(cause instanceof Error ? cause.stack : 'A value that is not an Error was thrown');
  return c.json({ status: false, message: 'Something went wrong' }, 500);
}

/** Static paths come before those with parameters, which would match them. Of two calls on one path, the one that lacks a parameter is first. */
const orderOf = ({ endpoint: { path, without } }: Route) => path.split('/:').length * 2 - (without === undefined ? 0 : 1);

export interface Mounting {
  readonly guard: Guard;
  readonly gate: Gate;
  readonly run: RunCall;
}

/**
 * Answers one call. The session is checked before the body is read, so that nobody without one can make us keep a body, and once more after it,
 * because a slow body could outlive the session.
 */
async function answer(c: RequestContext, route: Route, shared: OperationContext, { guard, run }: Mounting): Promise<Response> {
  const { endpoint, activity, handle, first } = route;
  const before = await guard(route, c);
  return withBody(c, limitOf(endpoint), async () => {
    const session = c.req.raw.body ? await guard(route, c) : before;
    const sent = await inputOf(endpoint, c);
    const context = { ...shared, sender: senderFrom(c) };
    const call = { session, origin: new URL(c.req.url).origin };
    // The only type assertions: the record's schemas have just checked the input, and the guard the session.
    const result = await run({
      ...{ endpoint, activity, session, context, ip: ipOf(c), sent },
      first: async (given) => first?.(sent as never, { ...call, ...given } as never),
      handle: (given) => handle(sent as never, { ...call, ...given } as never),
    });
    return result instanceof ServedFile ? answerFile(c, result) : c.json(result === undefined ? {} : result);
  });
}

/** Adds the routes to the app. */
export function mount(app: App, context: OperationContext, routes: readonly Route[], mounting: Mounting): void {
  const inOrder = [...routes].sort((one, other) => orderOf(one) - orderOf(other));
  for (const route of inOrder) {
    const { endpoint } = route;
    app.on(endpoint.method, endpoint.path, async (c, next) => {
      if (!isMeant(endpoint, (parameter) => c.req.query(parameter) !== undefined)) return next();
      const response = await mounting.gate(endpoint, c, () =>
        answer(c, route, context, mounting).catch((error: unknown) => answerError(c, error)),
      );
      await discarded(c);
      return response;
    });
  }
}

async function inputOf(endpoint: Endpoint, c: RequestContext) {
  const { body, files } = await bodyOf(endpoint, c);
  return {
    params: checkText('path', c.req.param()),
    query: check(endpoint.query, c.req.query(), 'query'),
    headers: check(endpoint.headers, c.req.header(), 'header'),
    body: check(endpoint.body, checkLines(body), 'body'),
    files,
  };
}

async function bodyOf(endpoint: Endpoint, c: RequestContext): Promise<{ readonly body: unknown; readonly files?: object }> {
  if (endpoint.files) return multipartOf({ ...endpoint, files: endpoint.files }, c.req.raw);
  return { body: endpoint.body && (await jsonOf(c)) };
}

async function jsonOf(c: RequestContext): Promise<unknown> {
  mustBeJson(c.req.header('content-type'));
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
}

/** What is searched for is not stored, so it may have anything that a search field can hold. */
function checkText<T>(part: string, data: T): T {
  const problem = unsafePath(data, part === 'body' ? isSafeText : isPlainText);
  if (problem !== null) throw new Refusal(400, `${problem || part} ${NOT_ALLOWED}`);
  return data;
}

function checkLines<T>(body: T): T {
  const problem = brokenLinePath(body);
  if (problem !== null) throw new Refusal(400, `${problem || 'body'} must be one line`);
  return body;
}

/** Names the field and its error in general, never the sent value. */
function check(schema: Schema | undefined, data: unknown, part: string): unknown {
  if (!schema) return undefined;
  if (part !== 'header') checkText(part, data);
  const checked = schema(data);
  if (!(checked instanceof ArkErrors)) return checked;
  const problem = checked[0];
  const field = problem?.path.join('.') || part;
  throw new Refusal(400, problem?.code === 'required' ? `${field} is required` : `${field} is not valid`);
}
