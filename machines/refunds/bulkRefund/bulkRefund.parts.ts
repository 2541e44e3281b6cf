/** Ports, guards and actions of the bulk refund's chart. The chart itself is `bulkRefund.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import { withFound, withoutSilent } from '../../kit/batch.lookups';
import { batchGuards, refusalIn, sheetIn } from '../../kit/batch.parts';
import { firstShown, withRowConfirmed, withRowExcluded, withRowRestored, withRowsIncluded } from '../../kit/batch.rules';
import type { CellChange } from '../../kit/batch.types';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import type { SelectedFile } from '../../kit/form.types';
import { orderGuards } from '../../kit/order';
import { port } from '../../kit/port';
import { isOutdated } from '../../kit/sentOrder';
import { isUnknown } from './bulkRefund.entries';
import type { Field } from './bulkRefund.file';
import {
  blockerOf,
  isLeftOver,
  keptOf,
  lookedUpAgain,
  orderOf,
  refusedRows,
  restOf,
  resultsOf,
  withCell,
  withGroupCorrected,
  withGroupExcluded,
} from './bulkRefund.rules';
import type {
  BatchOrder,
  BulkRefundContext,
  BulkRefundEvent,
  BulkRefundInput,
  BulkRefundOutput,
  FoundPayment,
  Read,
  RefundAnswer,
  RefundOrderStatus,
  Source,
} from './bulkRefund.types';

/** The message when the provider never received the batch. */
export const LOST = { problem: 'We didn’t get a response. Nothing was refunded. Review the refunds again.' };
export const CHANGED = { problem: 'What is left to refund has changed. Nothing was refunded.' };

const refusedWords = (order: BatchOrder, fault: Fault): string => {
  const rows = Object.keys(refusedRows(order, fault)).length;
  if (rows > 0) return `${rows === 1 ? '1 row was' : `${rows.toLocaleString('en')} rows were`} refused. Nothing was refunded.`;
  return sentence(fault, 'An error occurred');
};

export const bulkRefundParts = setup({
  types: {
    context: {} as BulkRefundContext,
    events: {} as BulkRefundEvent,
    input: {} as BulkRefundInput,
    output: {} as BulkRefundOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
  actors: {
    readSheet: port<Read, Source>('bulkRefund.readSheet', { calls: [] }),
    findPayments: port<readonly FoundPayment[], { references: readonly string[] }>('findPayments', { calls: ['getOrder'] }),
    createRefunds: port<RefundAnswer, BatchOrder>('bulkRefund.createRefunds', { calls: ['createRefunds'] }),
    getRefundOrderStatus: port<RefundOrderStatus, { readonly idempotencyKey: string }>('bulkRefund.getRefundOrderStatus', {
      calls: ['getRefundOrderStatus'],
    }),
  },
  guards: {
    someUnknown: ({ context }) => isUnknown(context),
    allKnown: ({ context }) => !isUnknown(context),
    mayBeReviewed: ({ context }) => blockerOf(context) === null,
    isLeftOver: ({ context }) => isLeftOver(context),
    wasReceived: (_, { status }: RefundOrderStatus) => status === 'Successful',
    hasChanged: (_, fault: Fault) => isOutdated(fault),
    ...batchGuards,
    ...orderGuards,
    ...faultGuards,
  },
  actions: {
    setFile: assign({ source: (_, { file }: { file: SelectedFile }) => ({ file }), problem: null }),
    setSheet: assign({
      sheet: (_, read: Read) => sheetIn(read),
      source: null,
      // What is left of a transaction may have changed since the last file.
      payments: {},
      refusals: {},
      shown: (_, read: Read) => firstShown(sheetIn(read)),
    }),
    setRefusal: assign({ problem: (_, read: Read) => refusalIn(read), source: null }),
    clearProblem: assign({ problem: null }),
    setReadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t read the file.') }),
    setLookupProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t look up the transactions.') }),
    clearSheet: assign({ source: null, sheet: null, payments: {}, refusals: {}, order: null, results: [], problem: null }),
    setCell: assign({
      sheet: ({ context: { sheet } }, cell: CellChange<Field>) => sheet && withCell(sheet, cell),
      refusals: ({ context }, { line }: CellChange<Field>) => {
        const { [line]: _, ...others } = context.refusals;
        return others;
      },
    }),
    leaveOut: assign({ sheet: ({ context: { sheet } }, row: { line: number }) => withRowExcluded(sheet, row) }),
    restoreRow: assign({ sheet: ({ context: { sheet } }, row: { line: number }) => withRowRestored(sheet, row) }),
    confirmDuplicate: assign({ sheet: ({ context: { sheet } }, row: { line: number }) => withRowConfirmed(sheet, row) }),
    include: assign({ sheet: ({ context: { sheet } }, rows: { lines: readonly number[] }) => withRowsIncluded(sheet, rows) }),
    correctGroup: assign({ sheet: ({ context }, { key }: { key: string }) => withGroupCorrected(context, key) }),
    excludeGroup: assign({ sheet: ({ context }, { key }: { key: string }) => withGroupExcluded(context, key) }),
    setShown: assign({ shown: (_, { lines }: { lines: readonly number[] }) => lines }),
    setFound: assign({
      payments: ({ context: { payments } }, found: readonly FoundPayment[]) =>
        withFound(payments, found, ({ reference }) => reference),
    }),
    /** What got no answer, and what the provider refused. */
    askAgain: assign({
      payments: ({ context }) => {
        const refused = Object.keys(context.refusals).map(Number);
        return withoutSilent(refused.length > 0 ? lookedUpAgain(context, refused) : context.payments);
      },
      refusals: {},
      problem: null,
    }),
    makeOrder: assign({ order: ({ context }) => orderOf(context, crypto.randomUUID()), problem: null }),
    clearOrder: assign({ order: null }),
    setRefusals: assign({
      refusals: ({ context }, fault: Fault) => refusedRows(assertPresent(context.order, 'an order'), fault),
      problem: ({ context }, fault: Fault) => refusedWords(assertPresent(context.order, 'an order'), fault),
    }),
    /** Before the order is cleared. */
    lookUpChanged: assign({
      payments: ({ context }, fault: Fault) =>
        lookedUpAgain(context, Object.keys(refusedRows(assertPresent(context.order, 'an order'), fault)).map(Number)),
    }),
    setResults: assign({
      results: ({ context }, answer: RefundAnswer | RefundOrderStatus) =>
        resultsOf(assertPresent(context.order, 'an order'), answer),
      problem: null,
    }),
    reuseSheet: assign({ source: ({ context }) => ({ kept: keptOf(assertPresent(context.sheet, 'a sheet')) }), order: null }),
    /** The results of the batch are in the list of refunds from now on. */
    reuseRest: assign({
      source: ({ context }) => ({ kept: restOf(assertPresent(context.sheet, 'a sheet'), context.results) }),
      results: [],
      // What is left of the transactions has changed.
      payments: {},
      refusals: {},
    }),
    setProblem: assign({ problem: (_, { problem }: { readonly problem: string }) => problem }),
    /** The results are shown in place of an earlier message. */
    clearNotice: emit({ type: 'notice', tone: 'good', text: '' }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
});
