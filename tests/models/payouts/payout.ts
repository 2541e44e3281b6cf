import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import type { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import type { Draft, RecipientType } from '../../../machines/payouts/payout/payout.types';
import type { Driver, Start } from '../../drivers/driver';
import { answering, codeEndings, type Model, type StateOf, seeCodeEntry } from '../model';
import { confirmationEndings, lostOrder, lostWhen, sending } from '../orders';
import { seeUnclear } from '../typing';

const start: Start = {
  path: '/dashboard/account/payouts?transfer=new',
  as: 'amaka.obi@bluecrest.test',
  holds: [
    'loadChoices',
    'resolve',
    'quotePayout',
    'initiatePayout',
    'getPayoutStatus',
    'payout.loadResult',
    'verifyPayout',
    'resendPayoutOtp',
  ],
};

const endings = confirmationEndings('quotePayout', 'Initiate payout', { total: '60050.00', needsOtp: true });

/** A page that opens with the review has the head's Back button first. */
const confirmation = {
  ...endings,
  revised: async (I: Driver) => {
    await I.see('You’re paying');
    await endings.revised(I);
  },
  dismissed: async (I: Driver) => {
    await I.see('You’re paying');
    await endings.dismissed(I);
  },
};

/** A payout, in a user's words. */
export const payoutModel = {
  req: ['PAY-03', 'PAY-04', 'PAY-05', 'PAY-06'],
  starts: {
    fresh: start,
    abroad: { ...start, path: '/dashboard/account/payouts?transfer=USD' },
    reopened: { ...start, bookmark: { flow: 'payout', bookmark: payoutCases.inputs.reopened.bookmark } },
    reviewed: { ...start, bookmark: { flow: 'payout', bookmark: payoutCases.inputs.reviewed.bookmark } },
  },
  events: {
    'source.chosen': (I) => I.pick('Beneficiary'),
    'type.chosen': (I, { recipientType }: { recipientType: RecipientType }) => I.pick(recipientType),
    'international.changed': (I, { detail }: { detail: { recipientName: string } }) =>
      I.fill('Recipient name', detail.recipientName),
    'bank.chosen': (I) => I.choose('Bank', 'Guaranty Trust Bank'),
    'account.changed': async (I, { accountNumber }: Pick<Draft, 'accountNumber'>) => {
      await I.fill('Account number', accountNumber);
      if (accountNumber !== '0123456789') await I.see('The account number has 11 digits. It must have 10.');
    },
    'beneficiary.chosen': (I) => I.choose('Beneficiary', 'ADA OKAFOR, 0123456789, Guaranty Trust Bank'),
    'amount.changed': async (I, { amount }: Pick<Draft, 'amount'>) => {
      await I.fill('Amount', amount);
      await seeUnclear(I, amount);
    },
    'description.changed': (I, { description }: Pick<Draft, 'description'>) => I.fill('Description', description),
    'choices.retry': (I) => I.press('Try again'),
    'recipient.resolved': async (I, { name }: { name: string }) => {
      await I.answer('resolve', { answers: { accountName: name } });
      await I.see(name);
    },
    'session.expired': (I) => I.answer('resolve', { fails: 'sessionExpired' }),
    'payout.reviewed': (I) => I.press('Review payout'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    'result.retry': (I) => I.press('Try again'),
    'payout.another': (I) => I.press('Pay another'),
    dismissed: (I) => I.press('Close'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
  },
  ports: {
    loadChoices: answering('loadChoices'),
    initiatePayout: sending('initiatePayout', lostOrder('getPayoutStatus')),
    getPayoutStatus: answering('getPayoutStatus'),
    loadResult: answering('payout.loadResult'),
  },
  children: {
    resolution: {},
    confirmation,
    otp: codeEndings(
      'Verify Payout',
      'verifyPayout',
      'Close',
      lostWhen('getPayoutStatus', (answer) => answer !== 'requiresOtp'),
    ),
  },
  states: {
    'editing.loading': async (I) => {
      await I.seeHeading('Make a Transfer');
      await I.seeDisabled('Review payout');
    },
    'editing.ready': (I) => I.seeHeading('Make a Transfer'),
    'editing.loadFailed': (I) => I.see('Try again'),
    // The fee is not there yet.
    confirming: async (I) => {
      await I.see('You’re paying');
      await I.see('Checking the fee…');
      await I.seeDisabled('Initiate payout');
    },
    submitting: (I) => I.see('Sending the payout…'),
    verifying: seeCodeEntry('Verify Payout'),
    checkingOutcome: (I) => I.see('Checking the status of your payout…'),
    outcomeUnknown: (I) => I.seeHeading('We couldn’t confirm this yet'),
    paid: async (I) => {
      await I.seeHeading('Payout sent');
      await I.see('Loading your balance…');
    },
    verified: async (I) => {
      await I.seeHeading('Payout submitted');
      await I.see('Loading your balance…');
    },
    received: async (I) => {
      await I.seeHeading('Payout submitted');
      await I.see('Loading your balance…');
    },
    reporting: (I) => I.see('Loading your balance…'),
    reported: async (I) => {
      await I.see('Payout reference');
      await I.seeNone('Loading your balance…');
    },
    reportFailed: (I) => I.see('We couldn’t load the status and your balance. Your payout isn’t affected.'),
    another: (I) => I.seeHeading('Make a Transfer'),
    leaving: (I) => I.see('What you entered will be lost.'),
    leavingReview: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof payoutCases, StateOf<typeof payoutMachine>, 'resuming'>;
