import { describe, expect, it } from 'vitest';
import type { AnyCases } from '../atlas/paths';
import { type Broken, broken } from '../atlas/proofs/broken';
import { proofsOfOne } from '../atlas/proofs/prove';
import { flows } from '../machines/flows';

type OrderFlow = 'payout' | 'bulkPayout' | 'swap' | 'refund' | 'bulkRefund' | 'splitSettlement' | 'chargebackAnswer' | 'invoice';

const ORDERS: readonly OrderFlow[] = [
  'payout',
  'bulkPayout',
  'swap',
  'refund',
  'bulkRefund',
  'splitSettlement',
  'chargebackAnswer',
  'invoice',
];

const continues = { 'states/sessionExpired': { description: 'Planted.', on: { dismissed: 'submitting' } } };

const begun = flows.payout.machine.config.context as unknown as (given: unknown) => object;

interface Ordering {
  readonly context: { readonly order: object };
}

/** A machine of an order with one fault, and the shared property that has to notice it. */
const faults: readonly (Broken & { readonly flow: OrderFlow })[] = [
  {
    flow: 'swap',
    fault: 'an order sent after the code step was closed',
    noticedBy: 'No swap is sent unless the merchant has entered a code',
    chart: { 'states/verifying/invoke/0/onDone/2': { target: 'submitting' } },
  },
  {
    flow: 'splitSettlement',
    fault: 'a refused order sent again under its old key',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/submitting/invoke/onError/3/actions': 'clearProblem' },
  },
  {
    flow: 'swap',
    fault: 'an unknown outcome that a new connection forgets',
    noticedBy: 'An unknown outcome is checked again once there is a connection',
    chart: { 'states/outcomeUnknown/on/reconnected': 'sessionExpired' },
  },
  {
    flow: 'swap',
    fault: 'an order that the provider did not confirm, taken for a refused one',
    noticedBy: 'If the provider does not confirm a swap, its outcome is checked and nothing is sent again',
    chart: { 'states/submitting/invoke/onError/4': { target: 'editing', actions: 'clearOrder' } },
  },
  {
    flow: 'swap',
    fault: 'an order sent after the session expired',
    noticedBy: 'Nothing is sent after the session expired',
    chart: continues,
  },
  {
    flow: 'bulkPayout',
    fault: 'an order made again, under the next key, after it was confirmed',
    noticedBy: 'The order sent is exactly the order the merchant confirmed',
    chart: { 'states/confirming/invoke/onDone/0/actions': ['useKey', 'makeOrder'] },
  },
  {
    flow: 'payout',
    fault: 'a call that is given another amount than the order has',
    noticedBy: 'The order sent is exactly the order the merchant confirmed',
    chart: { 'states/submitting/invoke/input': ({ context }: Ordering) => ({ ...context.order, amount: '1.00' }) },
  },
  {
    flow: 'swap',
    fault: 'a call that is given no code',
    noticedBy: 'Nothing is sent with an empty code',
    chart: { 'states/submitting/invoke/input': ({ context: { order } }: Ordering) => ({ order, otp: '' }) },
  },
  {
    flow: 'refund',
    fault: 'an outcome asked for under another key',
    noticedBy: 'The outcome is asked for under the key of the order that was sent',
    chart: { 'states/checkingOutcome/invoke/input': () => ({ idempotencyKey: 'another' }) },
  },
  {
    flow: 'swap',
    fault: 'an order discarded by closing while its outcome is unknown',
    noticedBy: 'An order is never discarded while it is unknown whether the provider received it',
    chart: { 'states/outcomeUnknown/on/dismissed': { target: 'closed', actions: 'clearOrder' } },
  },
  {
    flow: 'swap',
    fault: 'a new key after a status check without a response',
    noticedBy: 'An order that was sent keeps its key until the provider has closed it',
    chart: { 'states/checkingOutcome/invoke/onError/1/actions': 'renewKey' },
  },
  {
    flow: 'payout',
    fault: 'an order discarded by a lost response',
    noticedBy: 'An order is never discarded while it is unknown whether the provider received it',
    chart: { 'states/submitting/invoke/onError/2': { target: 'outcomeUnknown', actions: 'clearOrder' } },
  },
  {
    flow: 'payout',
    fault: 'an order of an earlier page that is forgotten',
    noticedBy: 'An order of an earlier page is taken up as it was, under its key',
    chart: { context: (given: unknown) => ({ ...begun(given), order: null }) },
  },
  {
    flow: 'swap',
    fault: 'a code step without an order',
    noticedBy: 'After the form, an order always exists',
    chart: { 'states/sendingCode/invoke/onDone/actions': 'clearOrder' },
  },
  {
    flow: 'splitSettlement',
    fault: 'an order kept while the accounts change',
    noticedBy: 'No order is open while the form is being filled in',
    chart: { 'states/sendingCode/invoke/onError/2/actions/0': undefined },
  },
  {
    flow: 'bulkPayout',
    fault: 'a code that was not checked reported as a success',
    noticedBy: 'No success message appears before the provider reports success',
    chart: {
      'states/verifying/invoke/onDone/1/actions': { type: 'notifyVerified', params: () => ({ message: '' }) },
    },
  },
  {
    flow: 'swap',
    fault: 'a lost response that is not shown',
    noticedBy: 'A swap that fails or gets no response always shows an error message',
    chart: { 'states/submitting/invoke/onError/4/actions': undefined },
  },
  {
    flow: 'swap',
    fault: 'sending that can be abandoned',
    noticedBy: 'Sending always ends: as made, with a new rate, in the code step, a status check, the form, or with the session',
    chart: { 'states/submitting/on': { dismissed: 'closed' } },
  },
  {
    flow: 'splitSettlement',
    fault: 'a refused order whose outcome is checked',
    noticedBy: 'A refused split settlement returns to the code step',
    chart: { 'states/submitting/invoke/onError/3/target': 'checkingOutcome' },
  },
  {
    flow: 'swap',
    fault: 'an order that asks for another code after a lost response',
    noticedBy: 'If sending a swap gets no response, its outcome is checked and nothing is sent again',
    chart: { 'states/submitting/invoke/onError/4/target': 'verifying' },
  },
  {
    flow: 'splitSettlement',
    fault: 'a status check that can be abandoned for the form',
    noticedBy: 'A status check of a split settlement always ends, even when the outcome stays unknown',
    chart: { 'states/checkingOutcome/on/dismissed': 'building' },
  },
  {
    flow: 'swap',
    fault: 'an order that was not received shown as unknown',
    noticedBy: 'A swap the provider never received must be confirmed again',
    chart: { 'states/checkingOutcome/invoke/onDone/1/target': 'outcomeUnknown' },
  },
  {
    flow: 'bulkPayout',
    fault: 'a status check without a response taken for an outcome',
    noticedBy: 'A status check of a batch that gets no response leaves the outcome unknown',
    chart: { 'states/checkingOutcome/invoke/onError/1/target': 'loadingResults' },
  },
  {
    flow: 'splitSettlement',
    fault: 'an unknown outcome that cannot be checked again',
    noticedBy: 'An unknown outcome can always be checked again',
    chart: { 'states/outcomeUnknown/on/outcome.retry': 'closed' },
  },
  {
    flow: 'splitSettlement',
    fault: 'an order sent without its code',
    noticedBy: 'Nothing is sent with an empty code',
    chart: { 'states/verifying/invoke/onDone/0/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'an order kept after its review was closed',
    noticedBy: 'Closing, or an expired session, before an order is sent leaves no order open',
    chart: { 'states/leavingReview/on/leave.confirmed': 'closed' },
  },
  {
    flow: 'refund',
    fault: 'a filled form that closes without a question',
    noticedBy: 'What the merchant filled in is never lost by closing without a question',
    chart: { 'states/filling/on/dismissed': 'closed' },
  },
  {
    flow: 'swap',
    fault: 'a code that stays in memory',
    noticedBy: 'The code is held in memory only while it is being sent',
    chart: { 'states/submitting/exit': undefined },
  },
];

/**
 * What holds only where the code is sent with the order, where its outcome is asked for by its key, or where it can be closed before it is sent, with
 * a question where its form keeps no draft.
 * A lost refund is said by the check of its outcome, which has words of its own.
 */
const OF_SOME: ReadonlySet<string> = new Set([
  'Nothing is sent with an empty code',
  'The outcome is asked for under the key of the order that was sent',
  'The code is held in memory only while it is being sent',
  'Closing, or an expired session, before an order is sent leaves no order open',
  'What the merchant filled in is never lost by closing without a question',
  'A order that fails or gets no response always shows an error message',
]);

const proofsOf = (one: Broken) => {
  const { machine, cases, properties } = flows[one.flow];
  return proofsOfOne(one.flow, broken(machine, one), { cases: cases as AnyCases, properties }, one.noticedBy);
};

/** The sentence without the words of one flow. */
const shared = (says: string) =>
  says
    .replace(/payout|batch|split settlement|chargeback answer|new invoice|swap|refund(?!s)/g, 'order')
    .replace(/(unless the merchant|ends:|returns to) .*/, '$1');

describe.each(faults)('[FLW-03] $flow with $fault', (one) => {
  it('is noticed', () => expect(proofsOf(one)).toMatchObject([{ property: one.noticedBy, verdict: 'REFUTED' }]));
});

describe('[FLW-03] the properties of an order', () => {
  const sentences = (flow: OrderFlow) => flows[flow].properties.map(({ says }) => shared(says));

  it.each(ORDERS)('hold of %s as of the others', (flow) => {
    const meant = [...new Set(faults.map(({ noticedBy }) => shared(noticedBy)))].filter((says) => !OF_SOME.has(says));
    expect(sentences(flow)).toEqual(expect.arrayContaining(meant));
  });
  it('each have a machine that breaks them', () => {
    const [first = [], ...others] = ORDERS.map(sentences);
    const inAll = first.filter((says) => others.every((sayings) => sayings.includes(says)));
    expect(inAll.filter((says) => !faults.some(({ noticedBy }) => shared(noticedBy) === says))).toEqual([]);
  });
});
