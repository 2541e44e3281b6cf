/**
 * Reads everything that a settlement sums, page by page, and compares it with the statement. It says that they agree only when every page was read at
 * one moment and every sum is equal. A settlement that changes meanwhile is read again. Leaving or cancelling aborts the call.
 */
import { assign, emit, setup } from 'xstate';
import type { SettlementInFull } from '../../../contract/settlements/settlements';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn } from '../../kit/flow/fault';
import { outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import {
  addedTo,
  agrees,
  hasMore,
  isExplained,
  isOfSameMoment,
  MOST_RESTARTS,
  PAGE_SIZE,
  seenWith,
  verdictOf,
} from './reconciliation.rules';
import type { ItemPage, ReconciliationContext, ReconciliationEvent } from './reconciliation.types';

export interface PageWanted {
  readonly id: string;
  readonly page: number;
  readonly size: number;
}

const nothingRead = {
  statement: null,
  tally: {},
  pages: [],
  seen: [],
  doubled: [],
  total: null,
  verdict: null,
  fault: null,
} as const;

/** What is known once a page was read. */
function withPage(context: ReconciliationContext, page: ItemPage): ReconciliationContext {
  const ids = page.rows.map(({ id }) => id);
  return {
    ...context,
    ...seenWith(context, page.rows),
    tally: addedTo(context.tally, page),
    pages: [...context.pages, ids],
    total: page.total,
  };
}

export const reconciliationMachine = setup({
  types: {
    context: {} as ReconciliationContext,
    events: {} as ReconciliationEvent,
    input: {} as Pick<ReconciliationContext, 'settlementId'>,
    emitted: {} as Emitted,
    meta: {} as { req: string[]; isLongRunning?: true },
    tags: {} as 'busy',
  },
  actors: {
    readStatement: port<SettlementInFull, { readonly id: string }>('reconciliation.readStatement', { calls: ['getSettlement'] }),
    readPage: port<ItemPage, PageWanted>('reconciliation.readPage', { calls: ['listSettlementItems'] }),
  },
  guards: {
    ...faultGuards,
    isUnexplained: (_, statement: SettlementInFull) => !isExplained(statement),
    hasStatement: ({ context: { statement } }) => statement !== null,
    keepsChanging: ({ context }, page: ItemPage) => !isOfSameMoment(context, page) && context.restarts >= MOST_RESTARTS,
    isOtherMoment: ({ context }, page: ItemPage) => !isOfSameMoment(context, page),
    hasMore: ({ context: { pages } }, page: ItemPage) => hasMore(pages.length, page),
    agrees: ({ context }, page: ItemPage) => agrees(verdictOf(withPage(context, page))),
  },
  actions: {
    clear: assign({ ...nothingRead, restarts: 0 }),
    startAnew: assign({ ...nothingRead, restarts: ({ context: { restarts } }) => restarts + 1 }),
    forgetFault: assign({ fault: null }),
    setStatement: assign({ statement: (_, statement: SettlementInFull) => statement }),
    addPage: assign(({ context }, page: ItemPage) => withPage(context, page)),
    compare: assign({ verdict: ({ context }) => verdictOf(context) }),
    setFault: assign({ fault: (_, fault: Fault) => fault }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'reconciliation',
  description: 'Checks that a settlement is the sum of its items.',
  meta: { req: ['STL-01'], isLongRunning: true },
  context: ({ input: { settlementId } }) => ({ settlementId, ...nothingRead, restarts: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The statement is read. Nothing is compared yet.',
      tags: 'busy',
      on: { 'check.cancelled': { target: 'cancelled', actions: 'clear' } },
      invoke: {
        id: 'readStatement',
        src: 'readStatement',
        input: ({ context: { settlementId } }) => ({ id: settlementId }),
        onDone: [
          {
            guard: { type: 'isUnexplained', params: outputOf },
            target: 'unexplained',
            actions: { type: 'setStatement', params: outputOf },
          },
          { target: 'reading', actions: { type: 'setStatement', params: outputOf } },
        ],
        onError: [
          {
            guard: { type: 'sessionExpired', params: faultIn },
            target: 'unread',
            actions: ['reportExpiry', { type: 'setFault', params: faultIn }],
          },
          { target: 'unread', actions: { type: 'setFault', params: faultIn } },
        ],
      },
    },
    reading: {
      description: 'The items are read, one page after another. Sums are not final, and nothing is compared yet.',
      tags: 'busy',
      on: { 'check.cancelled': { target: 'cancelled', actions: 'clear' } },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context: { settlementId, pages } }) => ({ id: settlementId, page: pages.length + 1, size: PAGE_SIZE }),
        onDone: [
          { guard: { type: 'keepsChanging', params: outputOf }, target: 'changing', actions: 'clear' },
          { guard: { type: 'isOtherMoment', params: outputOf }, target: 'opening', actions: 'startAnew' },
          {
            guard: { type: 'hasMore', params: outputOf },
            target: 'reading',
            reenter: true,
            actions: { type: 'addPage', params: outputOf },
          },
          {
            guard: { type: 'agrees', params: outputOf },
            target: 'agrees',
            actions: [{ type: 'addPage', params: outputOf }, 'compare'],
          },
          { target: 'differs', actions: [{ type: 'addPage', params: outputOf }, 'compare'] },
        ],
        onError: [
          {
            guard: { type: 'sessionExpired', params: faultIn },
            target: 'unread',
            actions: ['reportExpiry', { type: 'setFault', params: faultIn }],
          },
          { target: 'unread', actions: { type: 'setFault', params: faultIn } },
        ],
      },
    },
    agrees: {
      description: 'Every page was read at one moment, and every sum is equal to the minor unit. The merchant can check again.',
      on: { 'check.requested': { target: 'opening', actions: 'clear' } },
    },
    differs: {
      description:
        'Every page was read at one moment, and something is not equal: the merchant sees which lines, and by how much.',
      on: { 'check.requested': { target: 'opening', actions: 'clear' } },
    },
    unexplained: {
      description: 'The provider doesn’t say what the amount is the sum of, so nothing can be compared.',
      on: { 'check.requested': { target: 'opening', actions: 'clear' } },
    },
    changing: {
      description: 'The settlement changed each time it was read. Nothing was compared, and the merchant can check again.',
      on: { 'check.requested': { target: 'opening', actions: 'clear' } },
    },
    cancelled: {
      description: 'The merchant cancelled. No sum is shown, and nothing was compared.',
      on: { 'check.requested': { target: 'opening', actions: 'clear' } },
    },
    unread: {
      description: 'A page or the statement could not be read. Nothing was compared, and the merchant can go on from there.',
      on: {
        'read.retried': [
          { guard: 'hasStatement', target: 'reading', actions: 'forgetFault' },
          { target: 'opening', actions: 'forgetFault' },
        ],
      },
    },
  },
});
