import type { Broken } from './broken';

/** Machines that take the right ways and say the wrong thing: no walk along the chart would notice. */
export const allLying: readonly Broken[] = [
  {
    flow: 'payout',
    fault: 'an unknown answer is called paid',
    noticedBy: 'A payout is called paid only when the provider said so',
    guards: { isDone: () => true },
  },
  {
    flow: 'payout',
    fault: 'a payout that is worked on is called paid',
    noticedBy: 'A payout is called paid only when the provider said so',
    chart: { 'states/asking/invoke/onDone/1/target': 'paid' },
  },
  {
    flow: 'payout',
    fault: 'any end of the code is called verified',
    noticedBy: 'A payout is called verified only when its code was right',
    guards: { endedAs: () => true },
  },
  {
    flow: 'payout',
    fault: 'a failed payout is told as good news',
    noticedBy: 'Nobody hears that it went well before it did',
    chart: {
      'states/asking/invoke/onDone/3/actions': [
        'forgetOrder',
        { type: 'noticeDone', params: { message: '', fallback: 'Payout successful' } },
      ],
    },
  },
  {
    flow: 'payout',
    fault: 'another order is sent than the one that was confirmed',
    noticedBy: 'What is sent is what was confirmed',
    chart: { 'states/confirming/invoke/onDone/0/actions': 'renewKey' },
  },
  {
    flow: 'payout',
    fault: 'an account is paid under the name of another',
    noticedBy: 'No account is paid under the name of another',
    chart: { 'states/filling/on/account.changed/actions/1': undefined },
  },
  {
    flow: 'payout',
    fault: 'a refusal that nobody is told of',
    noticedBy: 'Bad news is never silent',
    chart: { 'states/initiating/invoke/onError/1/actions': 'forgetOrder' },
  },
  {
    flow: 'payout',
    fault: 'a lost answer is forgotten',
    noticedBy: 'An order that may be under way is not forgotten',
    chart: { 'states/unknown/on/dismissed': { target: 'closed', actions: 'forgetOrder' } },
  },
  {
    flow: 'payoutVerification',
    fault: 'a payout that still waits is called settled',
    noticedBy: 'A payout is called settled only when the provider said so',
    guards: { awaitsCode: () => false },
  },
  {
    flow: 'session',
    fault: 'the books of who left stay open',
    noticedBy: 'Nobody’s books are open at the sign-in',
    chart: {
      'states/loggingOut/entry': ['sayNothing', 'forgetPlace', 'forgetCurrency'],
      'states/forgetting/entry': ['forgetPlace', 'forgetCurrency'],
    },
  },
  {
    flow: 'session',
    fault: 'Log Out forgets a payment under way',
    noticedBy: 'A payment under way is not forgotten without asking',
    guards: { hasOpenWork: () => false },
  },
  {
    flow: 'signIn',
    fault: 'the password is kept',
    noticedBy: 'A password that was accepted is not kept',
    chart: { 'states/submitting/invoke/onDone/1/actions': undefined },
  },
  {
    flow: 'payoutDetails',
    fault: 'one payout is shown under the id of another',
    noticedBy: 'Nothing is shown under a key that is not its own',
    chart: { 'states/loading/entry': { type: 'keepValue', params: () => ({ value: {} }) } },
  },
  {
    flow: 'payoutsDownload',
    fault: 'a file that failed is called saved',
    noticedBy: 'A file counts as saved only when it was',
    chart: { 'states/saving/invoke/onError/1/actions': { type: 'noticeSaved', params: () => ({ fileName: 'Payouts.xlsx' }) } },
  },
];
