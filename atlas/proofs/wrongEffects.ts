import type { Broken } from './broken';

/** Machines that take the right transitions but say the wrong thing. No walk through the chart would detect it. */
export const allWrongEffects: readonly Broken[] = [
  {
    flow: 'payout',
    fault: 'an unknown response shown as paid',
    noticedBy: 'A payout is shown as paid only after the provider reports it paid',
    guards: { isDone: () => true },
  },
  {
    flow: 'payout',
    fault: 'a processing payout shown as paid',
    noticedBy: 'A payout is shown as paid only after the provider reports it paid',
    chart: { 'states/checkingOutcome/invoke/onDone/1/target': 'paid' },
  },
  {
    flow: 'payout',
    fault: 'any end of the code step shown as verified',
    noticedBy: 'A payout is shown as verified only after the provider accepts its code',
    guards: { resultIs: () => true },
  },
  {
    flow: 'payout',
    fault: 'the messages about a failed payout removed as if it had succeeded',
    noticedBy: 'No success message appears before the provider reports success',
    chart: {
      'states/checkingOutcome/invoke/onDone/3/actions': ['clearOrder', 'clearNotice'],
    },
  },
  {
    flow: 'payout',
    fault: 'an order sent that differs from the confirmed one',
    noticedBy: 'The order sent is exactly the order the merchant confirmed',
    chart: { 'states/confirming/invoke/onDone/0/actions': 'renewKey' },
  },
  {
    flow: 'payout',
    fault: "an account paid under another account's name",
    noticedBy: 'A resolved name is cleared whenever the account details change',
    chart: { 'states/editing/on/account.changed/actions/1': undefined },
  },
  {
    flow: 'payout',
    fault: 'a refusal that is not shown',
    noticedBy: 'A payout that fails or gets no response always shows an error message',
    chart: { 'states/submitting/invoke/onError/1/actions': 'clearOrder' },
  },
  {
    flow: 'payout',
    fault: 'an order forgotten after a lost response',
    noticedBy: 'An order is never discarded while it is unknown whether the provider received it',
    chart: { 'states/outcomeUnknown/on/dismissed': { target: 'closed', actions: 'clearOrder' } },
  },
  {
    flow: 'payoutVerification',
    fault: 'a payout that still awaits its code shown as settled',
    noticedBy: 'A payout is shown as settled only after the provider reports it settled',
    guards: { awaitsCode: () => false },
  },
  {
    flow: 'session',
    fault: 'business data kept after signing out',
    noticedBy: 'No business data remains in memory on the sign-in page',
    chart: {
      'states/loggingOut/entry': ['clearReason', 'clearReturnTo', 'clearCurrency'],
      'states/forgetting/entry': ['clearReturnTo', 'clearCurrency'],
    },
  },
  {
    flow: 'session',
    fault: 'Log Out discards an open payment',
    noticedBy: 'An open payment is never discarded by logging out without a confirmation',
    guards: { hasOpenWork: () => false },
  },
  {
    flow: 'signIn',
    fault: 'a password kept after use',
    noticedBy: 'An accepted password is never kept',
    chart: { 'states/submitting/invoke/onDone/1/actions': undefined },
  },
  {
    flow: 'payoutDetails',
    fault: "a payout shown under another payout's ID",
    noticedBy: 'Data is never shown under the key of another record',
    chart: { 'states/loading/entry': { type: 'setValue', params: () => ({ value: {} }) } },
  },
  {
    flow: 'payoutsDownload',
    fault: 'a failed file shown as saved',
    noticedBy: 'A file is reported as saved only after it was created and handed to the browser',
    chart: { 'states/saving/invoke/onError/1/actions': { type: 'notifySaved', params: () => ({ fileName: 'Payouts.xlsx' }) } },
  },
];
