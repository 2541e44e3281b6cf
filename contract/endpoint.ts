/** The definition of one call. The same record types `call` (the browser) and `serve` (the sandbox), so neither can drift from the other. */
import type { Permission } from './permissions';

/** The part of an arktype schema that is used here, so that nothing else depends on the library. */
export interface Schema {
  readonly inferIn: unknown;
  readonly infer: unknown;
  (data: unknown): unknown;
}

interface CallRecord {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters as the router writes them: `/payout/:batchId`. */
  readonly path: `/${string}`;
  readonly query?: Schema;
  /** Two documented calls may share a path. This one is meant if its query lacks this parameter, which the other one always has. */
  readonly without?: string;
  readonly headers?: Schema;
  readonly body?: Schema;
  /**
   * The body is multipart: `body` has its named texts, and this its files. May be empty. A file is a `File` when it is sent and a `SentFile`
   * when it arrives.
   */
  readonly files?: Readonly<Record<string, FileCount>>;
  readonly answer: Schema;
  /** The response is a file: `answer` checks it as a `Blob`, and a handler returns a `ServedFile`. Faults are JSON. */
  readonly file?: true;
  /** The call can move money, so a chart marks each state that makes it. */
  readonly movesMoney?: true;
  /** Nothing moves, but it takes effect once, and its outcome can be asked for. A response that only accepts it is no outcome. */
  readonly isOrder?: true;
  /** The requirements this call serves. */
  readonly req: readonly string[];
  /** True if the documents do not show this call, so that an integrator can list what to confirm. */
  readonly assumed: boolean;
}

/** A call without a session: it carries no bearer token, and a 401 does not end a session. */
interface PublicAccess {
  readonly public: true;
  readonly permission?: never;
  readonly alsoNeeds?: never;
}

/** A call of a signed-in merchant. */
interface SessionAccess {
  readonly public?: never;
  /** The permission that the role needs. One of several is enough. `session`: every signed-in user. */
  readonly permission: Permission | readonly Permission[] | 'session';
  /** A second permission that the role needs as well. */
  readonly alsoNeeds?: Permission;
}

type EndpointRecord = CallRecord & (PublicAccess | SessionAccess);

export type Endpoint = EndpointRecord & {
  /** The key of the record. Faults and the sandbox's controls use it as the call's name. */
  readonly name: string;
};

/** Whether a role with these permissions may make the call. */
export const mayCall = ({ permission, alsoNeeds }: Endpoint, held: readonly string[]): boolean =>
  (alsoNeeds === undefined || held.includes(alsoNeeds)) &&
  (permission === undefined || permission === 'session' || [permission].flat().some((one) => held.includes(one)));

/** Whether a request on the path of a call is this call, and not the other one there. */
export const isMeant = ({ without }: { readonly without?: string }, has: (parameter: string) => boolean): boolean =>
  without === undefined || !has(without);

/** How many files have a name. `named`: any number, each with a word for its type. */
export type FileCount = 'one' | 'optional' | 'many' | 'named';

/** A file as received: its name and content. Neither the name nor the type can be trusted. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One of several files with one name, with the documents' words for its type and its index. */
export interface NamedFile<Held> {
  readonly documentName: string;
  readonly value: Held;
}

/** A file in a response, with its file name. It is sent while it is made. */
export class ServedFile {
  constructor(
    readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
    readonly name: string,
    readonly mediaType: string,
  ) {}
}

/** Returns an area's calls. A function rather than `satisfies`, because a record needs its own name at run time. */
export function endpoints<const Records extends Record<string, EndpointRecord>>(records: Records) {
  const named = Object.entries(records).map(([name, record]) => [name, { ...record, name }]);
  return Object.fromEntries(named) as { readonly [Name in keyof Records & string]: Records[Name] & { readonly name: Name } };
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<E extends Endpoint> = [ParamName<E['path']>] extends [never]
  ? unknown
  : { readonly params: Record<ParamName<E['path']>, string> };

type Part<E, Key extends 'query' | 'headers' | 'body', Side extends 'inferIn' | 'infer'> = E extends {
  readonly [K in Key]: infer S extends Schema;
}
  ? { readonly [K in Key]: S[Side] }
  : unknown;

interface FilesOf<Held> {
  readonly one: Held;
  readonly optional: Held | undefined;
  readonly many: readonly Held[];
  readonly named: readonly NamedFile<Held>[];
}

type Files<E, Held> = E extends { readonly files: infer Counts extends Readonly<Record<string, FileCount>> }
  ? { readonly files: { readonly [Name in keyof Counts]: FilesOf<Held>[Counts[Name]] } }
  : unknown;

type Input<E extends Endpoint, Side extends 'inferIn' | 'infer', Held> = Params<E> &
  Part<E, 'query', Side> &
  Part<E, 'headers', Side> &
  Part<E, 'body', Side> &
  Files<E, Held>;

/** What a caller sends, and the checked and normalised response. */
export type CallInput<E extends Endpoint> = Input<E, 'inferIn', File>;
export type CallAnswer<E extends Endpoint> = E['answer']['infer'];

/** What a handler receives, and what it may return: the names of the API, before normalisation. */
export type ServeInput<E extends Endpoint> = Input<E, 'infer', SentFile>;
export type ServeAnswer<E extends Endpoint> = E extends { readonly file: true } ? ServedFile : E['answer']['inferIn'];
