/** What is proved of the smallest flows of orders, and a fault for each property that notices it. */
import { describe, expect, it } from 'vitest';
import type { AnyCases } from '../../../atlas/paths';
import { type Broken, broken } from '../../../atlas/proofs/broken';
import { proofsOfOne } from '../../../atlas/proofs/prove';
import { smallestOrders } from './smallestOrders.flow';

/** Without what only one of the two says. */
const wordsOf = (says: string) => says.replace(/(ends:|returns to|unless the merchant) .*/, '$1');

describe('[FLW-03] the smallest order', () => {
  it.each(Object.entries(smallestOrders))(
    'keeps every property, and every rule of all flows: %s',
    (name, { machine, cases, properties }) => {
      const verdicts = proofsOfOne(name, machine, { cases: cases as AnyCases, properties });
      expect(verdicts.length).toBeGreaterThan(properties.length);
      expect(verdicts.filter(({ verdict }) => verdict !== 'PROVED' && verdict !== 'HOLDS')).toEqual([]);
    },
  );
});

type Kit = keyof typeof smallestOrders;

const begun = smallestOrders.plain.machine.config.context as unknown as (given: unknown) => object;

/** The smallest machine with one fault, and the property that notices it. */
const faults: readonly (Pick<Broken, 'fault' | 'noticedBy' | 'chart'> & { readonly kit: Kit })[] = [
  {
    kit: 'plain',
    fault: 'an order sent without a confirmation',
    noticedBy: 'No payment is sent unless the merchant confirms it',
    chart: { 'states/editing/on/order.reviewed/target': 'submitting' },
  },
  {
    kit: 'plain',
    fault: 'an order of an earlier page that is forgotten',
    noticedBy: 'An order of an earlier page is taken up as it was, under its key',
    chart: { context: (given: unknown) => ({ ...begun(given), order: null }) },
  },
  {
    kit: 'coded',
    fault: 'an order sent after the code step was closed',
    noticedBy: 'No payment is sent unless the merchant has entered a code',
    chart: { 'states/verifying/invoke/onDone/2': { target: 'submitting' } },
  },
  {
    kit: 'coded',
    fault: 'a refused order sent again under its old key',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/submitting/invoke/onError/2/actions': 'clearProblem' },
  },
  {
    kit: 'plain',
    fault: 'a lost response that leads back to the form',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/submitting/invoke/onError/2': { target: 'editing', actions: 'clearOrder' } },
  },
  {
    kit: 'plain',
    fault: 'an unknown outcome that a new connection forgets',
    noticedBy: 'An unknown outcome is checked again once there is a connection',
    chart: { 'states/outcomeUnknown/on/reconnected': 'sessionExpired' },
  },
  {
    kit: 'plain',
    fault: 'an outcome asked for under another key',
    noticedBy: 'The outcome is asked for under the key of the order that was sent',
    chart: { 'states/checkingOutcome/invoke/input': () => ({ idempotencyKey: 'another' }) },
  },
  {
    kit: 'plain',
    fault: 'an order that the provider did not confirm, taken for a refused one',
    noticedBy: 'If the provider does not confirm a payment, its outcome is checked and nothing is sent again',
    chart: { 'states/submitting/invoke/onError/2': { target: 'editing', actions: 'clearOrder' } },
  },
  {
    kit: 'plain',
    fault: 'an order sent after the session expired',
    noticedBy: 'Nothing is sent after the session expired',
    chart: { 'states/sessionExpired': { description: 'Planted.', on: { dismissed: 'submitting' } } },
  },
  {
    kit: 'plain',
    fault: 'an order made again when it is confirmed',
    noticedBy: 'The order sent is exactly the order the merchant confirmed',
    chart: { 'states/confirming/on/order.confirmed': { target: 'submitting', actions: 'makeOrder' } },
  },
  {
    kit: 'plain',
    fault: 'an order discarded by closing while its outcome is unknown',
    noticedBy: 'An order is never discarded while it is unknown whether the provider received it',
    chart: { 'states/outcomeUnknown/on/dismissed': { target: 'closed', actions: 'clearOrder' } },
  },
  {
    kit: 'coded',
    fault: 'a new key after a status check without a response',
    noticedBy: 'An order that was sent keeps its key until the provider has closed it',
    chart: { 'states/checkingOutcome/invoke/onError/1/actions': 'renewKey' },
  },
  {
    kit: 'plain',
    fault: 'a review without an order',
    noticedBy: 'After the form, an order always exists',
    chart: { 'states/editing/on/order.reviewed/actions': undefined },
  },
  {
    kit: 'plain',
    fault: 'a refused order kept in the form',
    noticedBy: 'No order is open while the form is being filled in',
    chart: { 'states/submitting/invoke/onError/1/actions/0': undefined },
  },
  {
    kit: 'plain',
    fault: 'a success message after a lost response',
    noticedBy: 'No success message appears before the provider reports success',
    chart: { 'states/submitting/invoke/onError/2/actions': 'clearNotice' },
  },
  {
    kit: 'plain',
    fault: 'a lost response that is not shown',
    noticedBy: 'A payment that fails or gets no response always shows an error message',
    chart: { 'states/submitting/invoke/onError/2/actions': undefined },
  },
  {
    kit: 'plain',
    fault: 'sending that can be abandoned',
    noticedBy: 'Sending always ends: as made, in the form, a status check, or with the session',
    chart: { 'states/submitting/on': { dismissed: 'closed' } },
  },
  {
    kit: 'plain',
    fault: 'a refused order whose outcome is checked',
    noticedBy: 'A refused payment returns to the form',
    chart: { 'states/submitting/invoke/onError/1/target': 'checkingOutcome' },
  },
  {
    kit: 'coded',
    fault: 'a lost response that asks for another code',
    noticedBy: 'If sending a payment gets no response, its outcome is checked and nothing is sent again',
    chart: { 'states/submitting/invoke/onError/3/target': 'verifying' },
  },
  {
    kit: 'plain',
    fault: 'a status check that can be abandoned for a review',
    noticedBy: 'A status check of a payment always ends, even when the outcome stays unknown',
    chart: { 'states/checkingOutcome/on/dismissed': 'confirming' },
  },
  {
    kit: 'plain',
    fault: 'an order that was not received shown as unknown',
    noticedBy: 'A payment the provider never received must be confirmed again',
    chart: { 'states/checkingOutcome/invoke/onDone/1/target': 'outcomeUnknown' },
  },
  {
    kit: 'plain',
    fault: 'a status check without a response taken for an outcome',
    noticedBy: 'A status check of a payment that gets no response leaves the outcome unknown',
    chart: { 'states/checkingOutcome/invoke/onError/1/target': 'made' },
  },
  {
    kit: 'plain',
    fault: 'an unknown outcome that cannot be checked again',
    noticedBy: 'An unknown outcome can always be checked again',
    chart: { 'states/outcomeUnknown/on/outcome.retry': 'closed' },
  },
  {
    kit: 'plain',
    fault: 'a status check without a response shown as made',
    noticedBy: 'A payment is shown as made only after the provider confirms it',
    chart: { 'states/checkingOutcome/invoke/onError/1/target': 'made' },
  },
  {
    kit: 'plain',
    fault: 'an order sent after one is made',
    noticedBy: 'Nothing is sent after a payment is made',
    chart: { 'states/made': { description: 'Planted.', on: { dismissed: 'submitting' } } },
  },
  {
    kit: 'plain',
    fault: 'an order kept after its review was closed',
    noticedBy: 'Closing, or an expired session, before an order is sent leaves no order open',
    chart: { 'states/confirming/on/dismissed/actions': undefined },
  },
  {
    kit: 'coded',
    fault: 'an order kept when the session expires before it is sent',
    noticedBy: 'Closing, or an expired session, before an order is sent leaves no order open',
    chart: { 'states/sendingCode/invoke/onError/0/actions': undefined },
  },
  {
    kit: 'coded',
    fault: 'an order sent without its code',
    noticedBy: 'Nothing is sent with an empty code',
    chart: { 'states/verifying/invoke/onDone/0/actions': undefined },
  },
  {
    kit: 'coded',
    fault: 'a code that stays in memory',
    noticedBy: 'The code is held in memory only while it is being sent',
    chart: { 'states/submitting/exit': undefined },
  },
];

describe.each(faults)('[FLW-03] the smallest order ($kit) with $fault', ({ kit, ...fault }) => {
  it('is noticed', () => {
    const { machine, cases, properties } = smallestOrders[kit];
    const verdicts = proofsOfOne(kit, broken(machine, fault), { cases: cases as AnyCases, properties }, fault.noticedBy);
    expect(verdicts).toMatchObject([{ property: fault.noticedBy, verdict: 'REFUTED' }]);
  });
});

describe('[FLW-03] the properties of the smallest orders', () => {
  it('each have a machine that breaks them', () => {
    const every = Object.values(smallestOrders).flatMap(({ properties }) => properties.map(({ says }) => wordsOf(says)));
    const noticed = faults.map(({ noticedBy }) => wordsOf(noticedBy));
    expect([...new Set(every)].filter((says) => !noticed.includes(says))).toEqual([]);
  });
});
