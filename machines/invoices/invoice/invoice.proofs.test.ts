/** Invoices with one fault each, and the property that has to notice it. Each is beside a change that only looks like it. */
import { describe, expect, it } from 'vitest';
import type { AnyCases } from '../../../atlas/paths';
import { type Broken, broken } from '../../../atlas/proofs/broken';
import { proofsOfOne } from '../../../atlas/proofs/prove';
import { invoiceFlow } from './invoice.flow';
import type { InvoiceContext } from './invoice.types';

const { machine, cases, properties } = invoiceFlow;

interface Of {
  readonly context: InvoiceContext;
}

type Change = Pick<Broken, 'chart' | 'guards' | 'actions'>;

interface Fault {
  readonly fault: string;
  readonly noticedBy: string;
  readonly change: Change;
  /** The change that only looks like it. */
  readonly like: Change;
}

const faults: readonly Fault[] = [
  {
    fault: 'another amount sent than was read',
    noticedBy: 'What is sent is what was read',
    change: { chart: { 'states/submitting/invoke/input': ({ context: { order } }: Of) => ({ ...order, total: '1.00' }) } },
    like: { chart: { 'states/submitting/invoke/input': ({ context: { order } }: Of) => ({ ...order }) } },
  },
  {
    fault: 'an invoice sent from the form',
    noticedBy: 'Every invoice is read before it is sent, and read again before it is sent again',
    change: { chart: { 'states/filling/on/invoice.reviewed/0/target': 'submitting' } },
    like: { chart: { 'states/filling/on/invoice.reviewed/0/target': 'reading' } },
  },
  {
    fault: 'an invoice of an earlier page sent again without a look',
    noticedBy: 'Every invoice is read before it is sent, and read again before it is sent again',
    change: { chart: { 'states/checkingOutcome/invoke/onDone/1/target': 'submitting' } },
    like: { chart: { 'states/checkingOutcome/invoke/onDone/1/actions': 'renewKey' } },
  },
  {
    fault: 'an invoice for nothing',
    noticedBy: 'An invoice that is read or sent adds up to its total, which is above zero',
    change: { guards: { mayReview: () => true } },
    like: { guards: { mayAdd: () => true } },
  },
  {
    fault: 'an unknown outcome shown as sent',
    noticedBy: 'A new invoice is shown as sent only after the provider confirms it',
    change: { guards: { wasReceived: () => true } },
    like: { guards: { mayAdd: () => false } },
  },
  {
    fault: 'an invoice that can be sent once more',
    noticedBy: 'Nothing is sent after a new invoice is sent',
    change: { chart: { 'states/sent/on/invoice.sent': 'submitting' } },
    like: { chart: { 'states/sent/on/invoice.sent': 'done' } },
  },
  {
    fault: 'a first line that can be removed',
    noticedBy: 'The first line is never removed',
    change: { guards: { isAfterFirst: () => true } },
    like: { guards: { isAfterFirst: () => false } },
  },
  {
    fault: 'an old key used again after it was closed',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    change: { chart: { 'states/checkingOutcome/invoke/onDone/1/actions': 'clearProblem' } },
    like: { chart: { 'states/checkingOutcome/invoke/onDone/1/actions': ['renewKey', 'clearProblem'] } },
  },
];

const proofOf = (change: Change, says: string) =>
  proofsOfOne('invoice', broken(machine, change), { cases: cases as AnyCases, properties }, says);

describe.each(faults)('[INV-03] $fault', ({ noticedBy, change, like }) => {
  it('is noticed', () => expect(proofOf(change, noticedBy)).toMatchObject([{ property: noticedBy, verdict: 'REFUTED' }]));
  it('is not what only looks like it', () => expect(proofOf(like, noticedBy)[0]?.verdict).not.toBe('REFUTED'));
});

describe('[INV-02] a failure that empties the draft', () => {
  const says = 'The draft is never lost or changed by a failure, a review or an expired session';
  const emptied = {
    chart: {
      'states/submitting/invoke/onError/1/actions': [
        'clearOrder',
        { type: 'setCustomer', params: { customerName: '', customerEmail: '' } },
      ],
    },
  };
  it('is noticed', () => expect(proofOf(emptied, says)).toMatchObject([{ property: says, verdict: 'REFUTED' }]));
});
