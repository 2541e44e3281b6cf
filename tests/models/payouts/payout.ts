import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import type { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import type { Draft, RecipientType } from '../../../machines/payouts/payout/payout.types';
import type { Start } from '../../drivers/driver';
import { type Ahead, answering, codeEndings, ending, type Model, type StateOf } from '../model';
import { seeUnclear } from '../typing';

const start: Start = {
  path: '/dashboard/account/payouts?transfer=new',
  as: 'amaka.obi@bluecrest.test',
  holds: ['loadChoices', 'resolve', 'quotePayout', 'initiatePayout', 'getPayoutStatus', 'verifyPayout', 'resendPayoutOtp'],
};

/**
 * A lost answer has two faces that only the provider can tell apart: the call was handled, or it never came. What the next status query
 * that tells anything says on this path decides which one to bring about; `untouched` is what it says when the call never came.
 */
const lostUnless = (untouched: string) => (ahead: Ahead) => {
  const status = ahead('getPayoutStatus', ({ kind, name }) => kind === 'answers' && name !== 'pending')?.name;
  return status === undefined || status === untouched ? ('network' as const) : ('lost' as const);
};

const lostInitiation = lostUnless('notReceived');

/** A payout, in a user's words. */
export const payoutModel = {
  req: ['PAY-03', 'PAY-04', 'PAY-05', 'PAY-06'],
  starts: {
    fresh: start,
    abroad: { ...start, path: '/dashboard/account/payouts?transfer=USD' },
    reopened: { ...start, bookmark: { flow: 'payout', bookmark: payoutCases.inputs.reopened.bookmark } },
  },
  events: {
    'source.chosen': (I) => I.pick('Beneficiary'),
    'type.chosen': (I, { recipientType }: { recipientType: RecipientType }) => I.pick(recipientType),
    'international.changed': (I, { detail }: { detail: { recipientName: string } }) =>
      I.fill('Recipient name', detail.recipientName),
    'bank.chosen': (I) => I.choose('Bank', 'Guaranty Trust Bank'),
    'account.changed': async (I, { accountNumber }: Pick<Draft, 'accountNumber'>) => {
      await I.fill('Account number', accountNumber);
      if (accountNumber !== '0123456789') await I.see('The account number has 11 digits. It needs 10.');
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
    'payout.reviewed': (I) => I.press('Review transfer'),
    'outcome.retry': (I) => I.press('Ask again'),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    loadChoices: answering('loadChoices'),
    initiatePayout: (I, payload: unknown, ahead, step) => {
      const isOpen = step.kind === 'fails' && step.name !== 'refused' && step.name !== 'sessionExpired';
      const handled = isOpen && lostInitiation(ahead) === 'lost';
      return I.answer('initiatePayout', handled ? { fails: 'lost' } : ending(step, payload));
    },
    getPayoutStatus: answering('getPayoutStatus'),
  },
  children: {
    resolution: {},
    confirmation: {
      confirmed: async (I) => {
        await I.answer('quotePayout', {
          answers: {
            fee: '50.00',
            total: '60050.00',
            needsOtp: true,
            needsApproval: false,
            available: '6482930.00',
            likeIt: null,
          },
        });
        await I.press('Initiate');
      },
      revised: (I) => I.press('Back'),
      dismissed: (I) => I.press('Close'),
      sessionExpired: (I) => I.answer('quotePayout', { fails: 'sessionExpired' }),
    },
    otp: codeEndings('Verify Payout', 'verifyPayout', 'Close', lostUnless('wantsOtp')),
  },
  states: {
    'filling.loading': (I) => I.see('Make a Transfer'),
    'filling.ready': (I) => I.see('Make a Transfer'),
    'filling.unloaded': (I) => I.see('Try again'),
    confirming: (I) => I.see('You are paying'),
    initiating: (I) => I.see('Sending the payout…'),
    verifying: (I) => I.see('One-time password'),
    asking: (I) => I.see('Asking what became of the payout…'),
    unknown: (I) => I.see('We do not know yet'),
    paid: (I) => I.seeNoDialog(),
    verified: (I) => I.seeNoDialog(),
    received: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    left: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof payoutCases, StateOf<typeof payoutMachine>, 'opening'>;
