/** Ports, guards and actions of the bulk refund's chart. The chart itself is `bulkRefund.machine.ts`. */
import { assign, setup } from 'xstate';
import { withFound, withoutSilent } from '../../kit/batch/batch.lookups';
import { batchActions, batchGuards, sheetIn } from '../../kit/batch/batch.parts';
import { firstShown } from '../../kit/batch/batch.rules';
import type { CellChange } from '../../kit/batch/batch.types';
import { type Fault, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { asIs, orderActions, orderGuards } from '../../kit/order/order.parts';
import { unconfirmed } from '../../kit/order/order.states';
import type { Keyed } from '../../kit/order/order.types';
import { assertPresent } from '../../kit/values/assertPresent';
import type { Row } from './bulkRefund.check';
import { isUnknown } from './bulkRefund.entries';
import type { Field, Texts } from './bulkRefund.file';
import {
  blockerOf,
  isLeftOver,
  keptOf,
  leavesRows,
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
export const NOT_RECEIVED = unconfirmed(
  'The provider didn’t receive the refunds.',
  'Nothing was refunded. Review the refunds again.',
);
export const CHANGED = 'What is left to refund has changed. Nothing was refunded.';

const refusedWords = (order: BatchOrder, fault: Fault): string => {
  const rows = Object.keys(refusedRows(order, fault)).length;
  if (rows > 0) return `${rows === 1 ? '1 row was' : `${rows.toLocaleString('en')} rows were`} refused. Nothing was refunded.`;
  return sentence(fault, 'An error occurred');
};

export const bulkRefundParts = setup({
  types: {} as FlowTypes<BulkRefundContext, BulkRefundEvent, BulkRefundInput, BulkRefundOutput>,
  actors: {
    readSheet: port<Read, Source>('bulkRefund.readSheet', { calls: [] }),
    findPayments: port<readonly FoundPayment[], { references: readonly string[] }>('findPayments', { calls: ['getOrder'] }),
    createRefunds: port<RefundAnswer, BatchOrder>('bulkRefund.createRefunds', { calls: ['createRefunds'] }),
    getRefundOrderStatus: port<RefundOrderStatus, Keyed>('bulkRefund.getRefundOrderStatus', {
      calls: ['getRefundOrderStatus'],
    }),
  },
  guards: { ...batchGuards, ...orderGuards },
  actions: {
    ...orderActions<BulkRefundContext, BulkRefundEvent>(asIs, { failed: 'An error occurred' }),
    ...batchActions<BulkRefundContext, BulkRefundEvent, Texts, Row>(asIs, { unread: 'We couldn’t read the file.' }),
  },
}).extend({
  guards: {
    someUnknown: ({ context }) => isUnknown(context),
    allKnown: ({ context }) => !isUnknown(context),
    mayBeReviewed: ({ context }) => blockerOf(context) === null,
    isLeftOver: ({ context }) => isLeftOver(context),
    leavesRows: ({ context }) => leavesRows(context),
  },
  actions: {
    setSheet: assign({
      sheet: (_, read: Read) => sheetIn(read),
      source: null,
      // What is left of a transaction may have changed since the last file.
      payments: {},
      refusals: {},
      shown: (_, read: Read) => firstShown(sheetIn(read)),
    }),
    setLookupProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t look up the transactions.') }),
    clearSheet: assign({ source: null, sheet: null, payments: {}, refusals: {}, order: null, results: [], problem: null }),
    setCell: assign({
      sheet: ({ context: { sheet } }, cell: CellChange<Field>) => sheet && withCell(sheet, cell),
      refusals: ({ context }, { line }: CellChange<Field>) => {
        const { [line]: _, ...others } = context.refusals;
        return others;
      },
    }),
    correctGroup: assign({ sheet: ({ context }, { key }: { key: string }) => withGroupCorrected(context, key) }),
    excludeGroup: assign({ sheet: ({ context }, { key }: { key: string }) => withGroupExcluded(context, key) }),
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
  },
});
