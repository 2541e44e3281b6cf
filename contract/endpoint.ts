/**
 * What one call is, said once. `call` (the browser) and `serve` (the sandbox) are both typed by the same record, so neither can
 * drift from the other.
 */
import type { Permission } from './permissions';

/** The part of an arktype schema that is used here, so that nothing else depends on the library. */
export interface Schema {
  readonly inferIn: unknown;
  readonly infer: unknown;
  (data: unknown): unknown;
}

interface CallRecord {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters are written as the router writes them: `/payout/:batchId`. */
  readonly path: `/${string}`;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /**
   * The body is multipart: `body` has its named texts, and this its files. Empty where it has none. A file is a `File` where it is sent and
   * a `SentFile` where it arrives.
   */
  readonly files?: Readonly<Record<string, FileCount>>;
  readonly answer: Schema;
  /** The answer is a file: `answer` checks it as a `Blob`, and a handler answers a `ServedFile`. Faults are JSON as ever. */
  readonly file?: true;
  /** The requirements this call serves. */
  readonly req: readonly string[];
  /** True where the documents do not show this call, so that an integrator can list what to confirm. */
  readonly assumed: boolean;
}

/** A call that is made before there is a session: it carries no bearer token, and a 401 in answer to it ends no session. */
interface PublicAccess {
  readonly public: true;
  readonly permission?: never;
}

/** A call of a signed-in merchant. */
interface SessionAccess {
  readonly public?: never;
  /** What the role must hold; any one of several is enough. `session`: everybody who is signed in. */
  readonly permission: Permission | readonly Permission[] | 'session';
}

type EndpointRecord = CallRecord & (PublicAccess | SessionAccess);

export type Endpoint = EndpointRecord & {
  /** The record's own key: faults and the sandbox's controls name a call by it. */
  readonly name: string;
};

/** Whether a role with these permissions may make the call. */
export const mayCall = ({ permission }: Endpoint, held: readonly string[]): boolean =>
  permission === undefined || permission === 'session' || [permission].flat().some((one) => held.includes(one));

/** How many files come under a name. `named`: any number, each with a word for what it is. */
export type FileCount = 'one' | 'optional' | 'many' | 'named';

/** A file as it arrived: what its sender calls it, and what it holds. Neither name nor type says anything of the bytes. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One of several files under a name, with the documents' own words for what it is and which. */
export interface NamedFile<Held> {
  readonly documentName: string;
  readonly value: Held;
}

/** A file as a handler answers it, with the name it is to be kept under. It is sent while it is made. */
export class ServedFile {
  constructor(
    readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
    readonly name: string,
    readonly mediaType: string,
  ) {}
}

/** An area's calls. A function rather than `satisfies`, because a record must know its own name at run time. */
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

/** What a caller sends, and what comes back once it has been checked and normalised. */
export type CallInput<E extends Endpoint> = Input<E, 'inferIn', File>;
export type CallAnswer<E extends Endpoint> = E['answer']['infer'];

/** What a handler is given, and what it may answer: the wire's own names, before normalisation. */
export type ServeInput<E extends Endpoint> = Input<E, 'infer', SentFile>;
export type ServeAnswer<E extends Endpoint> = E extends { readonly file: true } ? ServedFile : E['answer']['inferIn'];
