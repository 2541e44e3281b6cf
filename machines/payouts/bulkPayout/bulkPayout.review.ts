/** The review of the rows: their corrections, their account names, and what they cost. */

import { not, stateIn } from 'xstate';
import { dismissalOf, rowEvents } from '../../kit/batch/batch.states';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withFault } from '../../kit/flow/given';
import { CURRENCY } from './bulkPayout.check';
import { readyAmounts } from './bulkPayout.cost';
import { entriesOf, nextUnnamed } from './bulkPayout.entries';
import { bulkPayoutParts } from './bulkPayout.parts';

const expired = { ...onExpiry, target: '#bulkPayout.sessionExpired' } as const;

/** Names come before the cost, because each name makes another row ready. */
const changed = { guard: 'areOthersReady', target: 'namesResolved' } as const;

export const reviewingState = bulkPayoutParts.createStateConfig({
  description: 'The merchant reviews the rows and fixes or excludes those with errors. Nothing has been sent.',
  meta: { req: ['BLK-01'] },
  on: {
    ...rowEvents,
    'lookup.retry': { guard: not(stateIn({ reviewing: 'resolvingNames' })), target: '.namesResolved', actions: 'askSilentAgain' },
    'file.dismissed': dismissalOf('bulkPayout'),
    'batch.reviewed': { guard: 'mayBeReviewed', target: '#bulkPayout.confirming', actions: 'makeOrder' },
  },
  initial: 'namesResolved',
  states: {
    namesResolved: {
      description: 'Every payable row has been looked up, and the cost of the rows that are ready is known.',
      always: [
        { guard: 'someUnnamed', target: 'resolvingNames' },
        { guard: 'isUnpriced', target: 'loadingCost' },
      ],
    },
    resolvingNames: {
      description: 'The next account names are being looked up.',
      tags: 'busy',
      entry: 'clearCost',
      always: { guard: 'allNamed', target: 'namesResolved' },
      on: { 'lookup.stopped': 'stopped' },
      invoke: {
        id: 'resolveNames',
        src: 'resolveNames',
        input: ({ context }) => ({ payees: nextUnnamed(context) }),
        onDone: { target: 'resolvingNames', reenter: true, actions: withAnswer('setNames') },
        onError: [expired, { target: 'stopped', actions: withFault('setNamesProblem') }],
      },
    },
    stopped: {
      description: 'The lookup is paused and can be resumed.',
    },
    loadingCost: {
      description:
        'The provider returns the fees of the rows that are ready, and the balance. If rows change, it is asked again.',
      tags: 'busy',
      entry: 'setCostOf',
      always: changed,
      invoke: {
        id: 'quoteRows',
        src: 'quoteRows',
        input: ({ context }) => ({ amounts: readyAmounts(entriesOf(context)), currency: CURRENCY }),
        onDone: { target: 'namesResolved', actions: withAnswer('setCost') },
        onError: [expired, { target: 'costFailed' }],
      },
    },
    costFailed: {
      description: 'The fees failed to load. The merchant can retry, and sees them before the batch is confirmed in any case.',
      always: changed,
      on: { 'cost.retry': 'loadingCost' },
    },
  },
});
