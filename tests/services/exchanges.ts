/**
 * Contract tests of services, one entry a service: what it is called with, every request that it sends, and what it makes of the answers. What an
 * entry expects is written by hand from the documents. Each entry is also tried with every request refused, lost, unreadable and out of session.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SelectedFile } from '../../machines/kit/form/form.types';
import type { Sending } from '../../src/services/onboarding/upload';
import { keepBusiness, keepToken } from '../../src/services/token';
import { provide, type Reply, type Sent } from './provider';

/** The headers of a signed-in merchant's call. */
export const bearer = { authorization: 'Bearer T' } as const;
/** The headers of a call that names its business. */
export const ofBusiness = { ...bearer, subsidiary_id: '1001' } as const;
/** The headers of a call before there is a session. */
export const open = {} as const;

/** One request, whole: what is not named is not sent. */
export interface Asked extends Partial<Sent> {
  readonly to: string;
  /** The provider's answer, with the documents' names. */
  readonly answer?: unknown;
}

/** What every service is handed. */
type Handed = Pick<Sending, 'signal' | 'take'>;

export interface Exchange {
  /** Begins with the requirements: `[PAY-06] verifyPayout`. */
  readonly name: string;
  readonly call: (options: Handed) => Promise<unknown>;
  /** In the order in which they are sent. */
  readonly asks: readonly Asked[];
  readonly gives: unknown;
  /** How long its answer may take; half a minute where nothing is said. */
  readonly timeoutMs?: number;
  /** What becomes of a fault is the service's own decision: entries of their own say which. */
  readonly ownFaults?: true;
}

/** A file that was chosen in a form. */
export const chosen = (name: string): SelectedFile => ({ key: name, name, bytes: 3, kind: 'png' });

export const optionsNow = (): Handed => ({
  signal: new AbortController().signal,
  take: (all) => all.map(({ name }) => new File(['abc'], name)),
});

const wholeOf = ({ answer: _, ...asked }: Asked): Sent => ({
  query: {},
  headers: bearer,
  body: undefined,
  form: undefined,
  ...asked,
});

const DONE = { message: 'Done' };

/** The answer that an entry has for the nth request of its kind. */
const replyOf = (asks: readonly Asked[], { to }: Sent, nth: number): Reply => {
  const all = asks.filter((one) => one.to === to);
  return { body: (all[nth % all.length] ?? { answer: DONE }).answer ?? DONE };
};

interface Trouble {
  readonly what: string;
  readonly reply: Reply | null;
  readonly fault: object;
  /** Before there is a session none can end. */
  readonly whenOpen?: object;
}

const TROUBLES: readonly Trouble[] = [
  { what: 'refused', reply: { status: 409, body: { message: 'No' } }, fault: { kind: 'server', status: 409, message: 'No' } },
  { what: 'broken', reply: { status: 500, body: {} }, fault: { kind: 'server', status: 500, message: '' } },
  {
    what: 'unauthorised',
    reply: { status: 401, body: { message: 'No' } },
    fault: { kind: 'sessionExpired' },
    whenOpen: { kind: 'server', status: 401, message: 'No' },
  },
  { what: 'out of session', reply: { body: { message: 'Please login again' } }, fault: { kind: 'sessionExpired' } },
  { what: 'lost', reply: null, fault: { kind: 'network' } },
  { what: 'unreadable', reply: { body: 0 }, fault: { kind: 'badAnswer' } },
];

/** Shortly after midnight in Lagos: in London it is still the day before. */
const NOW = new Date('2026-11-20T23:30:00Z');

/** Starts each test of a file in a session of its own, on the 21st of November. */
export function inSession() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    sessionStorage.clear();
    keepToken('T');
    keepBusiness('1001');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

function describeOne({ name, call, asks, gives, timeoutMs = 30_000, ownFaults }: Exchange) {
  const sound = () => provide((request, nth) => replyOf(asks, request, nth));

  it(`${name} sends what the documents name, and gives what was answered`, async () => {
    const sent = sound();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    expect(await call(optionsNow())).toEqual(gives);
    expect(sent).toEqual(asks.map(wholeOf));
    expect(new Set(timeout.mock.calls.flat())).toEqual(new Set(asks.some(({ form }) => !form) ? [timeoutMs] : []));
  });

  it(`${name} sends the same when it is called again`, async () => {
    const sent = sound();
    await call(optionsNow());
    const once = sent.length;
    await call(optionsNow());
    expect(sent.slice(once)).toEqual(sent.slice(0, once));
  });

  if (asks.length === 0) return;

  it(`${name} sends nothing once its state was left`, async () => {
    const sent = sound();
    await expect(call({ ...optionsNow(), signal: AbortSignal.abort('left') })).rejects.toBe('left');
    expect(sent).toEqual([]);
  });

  if (ownFaults) return;
  it.each(TROUBLES)(`${name} ends with the fault of a request that is $what, and repeats none`, async (trouble) => {
    for (const [at, failing] of asks.entries()) {
      const nthOfKind = asks.slice(0, at).filter(({ to }) => to === failing.to).length;
      const sent = provide((request, nth) =>
        request.to === failing.to && nth === nthOfKind ? trouble.reply : replyOf(asks, request, nth),
      );
      const isOpen = failing.headers === open;
      await expect(call(optionsNow())).rejects.toMatchObject({
        fault: (isOpen ? trouble.whenOpen : undefined) ?? trouble.fault,
      });
      expect(sent.length).toBeLessThanOrEqual(asks.length);
    }
  });
}

/** The tests of several services, each in a session of its own. */
export function describeServices(what: string, exchanges: readonly Exchange[]) {
  describe(what, () => {
    inSession();
    for (const exchange of exchanges) describeOne(exchange);
  });
}
