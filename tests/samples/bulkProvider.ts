/** A provider for the flow of a bulk payout, and the flow on it. */
import { expect, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { BatchRow } from '../../contract/payouts/batches';
import type { PayoutInitiated } from '../../contract/payouts/payouts';
import { sumOf } from '../../machines/kit/batch/batch.rules';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import type { SelectedFile } from '../../machines/kit/form/form.types';
import { add } from '../../machines/kit/values/money';
import { checkRow } from '../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Texts } from '../../machines/payouts/bulkPayout/bulkPayout.file';
import { bulkPayoutMachine } from '../../machines/payouts/bulkPayout/bulkPayout.machine';
import { finderFor } from '../../machines/payouts/bulkPayout/bulkPayout.rules';
import { selectBulkPayout } from '../../machines/payouts/bulkPayout/bulkPayout.select';
import type {
  BatchOrder,
  BulkBookmark,
  Payee,
  Read,
  ResolvedName,
  Source,
} from '../../machines/payouts/bulkPayout/bulkPayout.types';

const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }];
/** Long enough for a machine that does much else. */
const SLOW = { timeout: 30_000 };

export const file: SelectedFile = { key: 'f', name: 'salaries.csv', bytes: 1, kind: 'other' };
export const texts = (line: number, account: string, amount = '100'): Texts => ({
  line,
  account,
  bank: '058',
  amount,
  description: 'Salary',
  currency: '',
  beyond: '',
});

export const number = (line: number) => `00000000${String(line).padStart(2, '0')}`;
export const rows = (count: number) => Array.from({ length: count }, (_, at) => texts(at + 2, number(at + 2)));

/** A payment that was sent before this page, and of which the provider says only its result. */
const UNKNOWN = { line: 2, reference: 'F-2', amount: null, number: '', name: '', bankName: '' };

/** What a provider remembers by the keys of batches. It does not look at the references of rows. */
export function books() {
  const known = new Map<string, BatchOrder | 'closed'>();
  const accepted: BatchOrder[] = [];
  const paidIn = { status: 'Successful', message: '', batchId: 'B1' };
  return {
    accepted,
    send: (order: BatchOrder): PayoutInitiated => {
      const before = known.get(order.idempotencyKey);
      if (before === 'closed' || (before && JSON.stringify(before) !== JSON.stringify(order)))
        throw new Failure({ kind: 'server', status: 409, message: 'This key was already used' });
      known.set(order.idempotencyKey, order);
      if (!before) accepted.push(order);
      return { statusCode: '00', message: '', batchId: paidIn.batchId };
    },
    statusOf: (key: string) => {
      if (!known.has(key)) known.set(key, 'closed');
      return known.get(key) === 'closed' ? { status: 'Not Received', message: '', batchId: null } : paidIn;
    },
  };
}

type Books = ReturnType<typeof books>;

/**
 * A provider in whose hands every row of these lines fails. One account gets no answer once, and another one does not exist. A code that is
 * `lost` is accepted, but its response gets lost. A batch that is `unsent` ends with this fault, and results that are `unloaded` as well. Tabs
 * share the `books` of one provider. A terse one says nothing of a payment but its result.
 */
export function provider(
  first: readonly Texts[],
  {
    failing = [] as readonly number[],
    silent = '',
    unknown = '',
    codes = [] as (Fault | 'right' | 'lost')[],
    names = Infinity,
    unsent = [] as Fault[],
    unloaded = [] as Fault[],
    books = null as Books | null,
    isTerse = false,
    /** The status of what was sent. */
    sent: sentStatus = 'Successful',
  } = {},
) {
  const faults = { unpriced: null as Fault | null, unquoted: null as Fault | null };
  const money = { fee: '10.00' as string | null, available: '1000.00' };
  const chosen = { given: first, names, priced: [] as string[][], enteredElsewhere: false, ...faults, ...money };
  const orders: BatchOrder[] = [];
  const asked: Payee[][] = [];
  let silence = silent;
  let awaited = codes.length > 0;
  const readSheet = async (source: Source): Promise<Read> => {
    const kept =
      'kept' in source ? source.kept : { name: file.name, key: 'F', texts: chosen.given, notes: [], leftOut: [], meant: [] };
    return { banks, sheet: { ...kept, rows: kept.texts.map((row) => checkRow(row, finderFor(banks))) } };
  };
  const machine = wire(bulkPayoutMachine, {
    readSheet,
    resolveNames: async ({ payees }): Promise<readonly ResolvedName[]> => {
      asked.push([...payees]);
      if (asked.length > chosen.names) await new Promise<never>(() => {});
      const found = payees.map((payee) => ({
        ...payee,
        name: [silence, unknown].includes(payee.number) ? null : 'ADA',
        isSilent: payee.number === silence,
      }));
      silence = '';
      return found;
    },
    quoteRows: async ({ amounts }) => {
      chosen.priced.push([...amounts]);
      if (chosen.unpriced) throw new Failure(chosen.unpriced);
      const { fee, available } = chosen;
      return { fee, total: fee === null ? null : add(sumOf(amounts), fee), available };
    },
    initiateBatch: async (order): Promise<PayoutInitiated> => {
      orders.push(order);
      const fault = unsent.shift();
      if (fault) throw new Failure(fault);
      if (books) return books.send(order);
      awaited = codes.length > 0;
      return { statusCode: awaited ? '007' : '00', message: '', batchId: `B${orders.length}` };
    },
    getBatchStatus: async ({ idempotencyKey }) => {
      const last = awaited && orders.length > 0 ? `B${orders.length}` : null;
      const status = last === null ? 'Not Received' : 'Awaiting Verification';
      return books?.statusOf(idempotencyKey) ?? { status, message: '', batchId: last };
    },
    loadResults: async (): Promise<readonly BatchRow[]> => {
      const fault = unloaded.shift();
      if (fault) throw new Failure(fault);
      return ((books?.accepted ?? orders).at(-1)?.payments ?? [UNKNOWN]).map(({ line, reference, ...sent }) => {
        const fails = failing.includes(line) && orders.length < 2;
        const status = fails ? 'Failed' : awaited && !chosen.enteredElsewhere ? 'Awaiting Verification' : sentStatus;
        const { amount, number: accountNumber, name: recipient, bankName } = isTerse ? UNKNOWN : sent;
        const reason = fails ? 'No' : '';
        return { payoutId: '1', clientReference: reference, status, reason, amount, accountNumber, recipient, bankName };
      });
    },
    confirmation: {
      quote: async () => {
        if (chosen.unquoted) throw new Failure(chosen.unquoted);
        return { fee: '0', total: '1', needsOtp: false, needsApproval: false, available: '9', similar: null };
      },
    },
    otp: {
      verify: async () => {
        const came = codes.shift() ?? 'none';
        if (typeof came === 'object') throw new Failure(came);
        awaited = came === 'none';
        if (came !== 'right') throw new Failure({ kind: 'network' });
        return { message: '' };
      },
      resend: async () => ({ message: '' }),
    },
  });
  return Object.assign(chosen, { machine, orders, asked });
}

export function begun(of: ReturnType<typeof provider>, bookmark: BulkBookmark | null = null) {
  const actor = createActor(of.machine, { input: { bookmark } });
  actor.start();
  const view = () => selectBulkPayout(actor.getSnapshot());
  const until = (step: ReturnType<typeof view>['step']) => waitFor(actor, (snapshot) => selectBulkPayout(snapshot).step === step);
  const named = () => waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'namesResolved' }));
  const confirm = async () => {
    actor.send({ type: 'batch.reviewed' });
    const { amount } = view();
    const confirmation = actor.getSnapshot().children.confirmation;
    await vi.waitFor(() => expect(confirmation?.getSnapshot().matches('ready')).toBe(true), SLOW);
    confirmation?.send({ type: 'confirmation.confirmed' });
    return amount;
  };
  const pay = async () => {
    const amount = await confirm();
    await vi.waitFor(() => expect(['results', 'verifying']).toContain(view().step), SLOW);
    return amount;
  };
  const enter = (otp: string) => {
    actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp });
    actor.getSnapshot().children.otp?.send({ type: 'otp.submitted' });
  };
  return { actor, view, until, named, confirm, pay, enter };
}

export async function reviewed(of: ReturnType<typeof provider>, until: 'namesResolved' | 'costFailed' = 'namesResolved') {
  const flow = begun(of);
  flow.actor.send({ type: 'file.chosen', file });
  await waitFor(flow.actor, (snapshot) => snapshot.matches({ reviewing: until }));
  return flow;
}
