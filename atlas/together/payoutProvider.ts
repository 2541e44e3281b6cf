/** The provider of payouts as a pure function: what it does with a key, and when money moves. The tests of the sandbox show the same of it. */
import type { Fault } from '../../machines/kit/flow/fault';
import type { Call, Provider, Reaction } from './world';

type Status = 'Successful' | 'Awaiting Verification' | 'Failed';

/** What became of a key. A closed one is never used again. */
type Key = 'closed' | { readonly first: Status; readonly status: Status };

interface Movement {
  readonly key: string;
  /** The tab whose call moved it. */
  readonly by: number;
}

export interface Books {
  readonly keys: Readonly<Record<string, Key>>;
  readonly moved: readonly Movement[];
}

type Sent = Reaction<Books>['reply'];

const refusal = (status: number, message: string): { readonly error: Fault } => ({ error: { kind: 'server', status, message } });

const batchOf = (key: string) => `batch ${key}`;

const CODES: Readonly<Record<Status, string>> = { Successful: '00', 'Awaiting Verification': '007', Failed: '91' };

const initiated = (key: string, first: Status): Sent => ({
  output: { statusCode: CODES[first], message: '', batchId: first === 'Failed' ? null : batchOf(key) },
});

const textIn = (input: unknown, field: string): string => {
  const value: unknown = Object(input)[field];
  return typeof value === 'string' ? value : '';
};

const withKey = (books: Books, key: string, to: Key): Books => ({ ...books, keys: { ...books.keys, [key]: to } });

const paid = (books: Books, key: string, by: number): Books => ({ ...books, moved: [...books.moved, { key, by }] });

/** A new order: the provider decides what becomes of it. A refusal leaves no trace, not even of the key. */
function decides(books: Books, key: string, by: number): Reaction<Books>[] {
  const done = (status: Status) => withKey(books, key, { first: status, status });
  return [
    { says: 'the provider pays', books: paid(done('Successful'), key, by), reply: initiated(key, 'Successful') },
    {
      says: 'the provider asks for a code',
      books: done('Awaiting Verification'),
      reply: initiated(key, 'Awaiting Verification'),
    },
    { says: 'the provider fails to pay', books: done('Failed'), reply: initiated(key, 'Failed') },
    { says: 'the provider refuses', books, reply: refusal(400, 'Insufficient balance') },
  ];
}

function initiates(books: Books, { input, by }: Call): Reaction<Books>[] {
  const key = textIn(input, 'idempotencyKey');
  const known = books.keys[key];
  if (known === undefined) return decides(books, key, by);
  if (known === 'closed')
    return [{ says: 'the provider refuses the closed key', books, reply: refusal(409, 'This payout can no longer be made') }];
  return [{ says: 'the provider repeats its first answer', books, reply: initiated(key, known.first) }];
}

/** A key that was never used is closed, so that the answer stays true. */
function statusOf(books: Books, { input }: Call): Reaction<Books>[] {
  const key = textIn(input, 'idempotencyKey');
  const known = books.keys[key] ?? 'closed';
  if (known === 'closed') {
    const output = { status: 'Not Received', message: '', batchId: null };
    return [
      { says: 'the provider never received it and closes the key', books: withKey(books, key, 'closed'), reply: { output } },
    ];
  }
  const output = { status: known.status, message: '', batchId: known.status === 'Failed' ? null : batchOf(key) };
  return [{ says: `the provider reports ${known.status}`, books, reply: { output } }];
}

function verifies(books: Books, { input, by }: Call): Reaction<Books>[] {
  const batch = textIn(input, 'subject');
  const [key, known] = Object.entries(books.keys).find(([one]) => batchOf(one) === batch) ?? ['', 'closed' as const];
  if (known === 'closed' || known.status !== 'Awaiting Verification')
    return [{ says: 'the provider refuses another code', books, reply: refusal(400, 'This payout no longer awaits a code') }];
  const verified = paid(withKey(books, key, { ...known, status: 'Successful' }), key, by);
  return [{ says: 'the provider accepts the code and pays', books: verified, reply: { output: { message: 'Payout verified' } } }];
}

/** The balance and the status after a payout. */
function reports(books: Books, { input }: Call): Reaction<Books>[] {
  const known = books.keys[textIn(Object(input).order, 'idempotencyKey')] ?? 'closed';
  const nothing = { available: null, fee: null, payoutId: null, reference: null, initiatedAt: null };
  const status = known === 'closed' ? 'Failed' : known.status;
  return [{ says: `the provider reports ${status}`, books, reply: { output: { status, ...nothing } } }];
}

/** @param reads what the ports return that only read */
export const payoutProvider = (reads: Readonly<Record<string, unknown>>): Provider<Books> => ({
  opens: { keys: {}, moved: [] },
  receive: (books, call) => {
    switch (call.port) {
      case 'initiatePayout':
        return initiates(books, call);
      case 'getPayoutStatus':
        return statusOf(books, call);
      case 'verify':
        return verifies(books, call);
      case 'loadResult':
        return reports(books, call);
      default:
        return [{ says: 'the provider answers', books, reply: { output: reads[call.port] } }];
    }
  },
});
