import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties } from '../../kit/flow/properties';
import { clientCodeProperties, closingProperty, orderProperties } from '../../kit/order/order.properties';
import { madeProperties } from '../../kit/order/report.properties';
import type { splitSettlementCases } from './splitSettlement.cases';
import type { splitSettlementMachine } from './splitSettlement.machine';
import {
  altersAShare,
  clearsSharesUnasked,
  emptiesUnsaved,
  keepsSharesOfAnotherUnit,
  loadsAnother,
  losesTheFirst,
  submitsAHundred,
  submitsNoShare,
  submitsOthers,
  submitsUnresolved,
  takesOutUnasked,
  undoesUnseen,
  usesAnothersAccounts,
} from './splitSettlement.never';
import type { Sent } from './splitSettlement.types';

export const splitSettlementProperties = [
  ...orderProperties({
    req: ['SPL-08'],
    thing: 'split settlement',
    sends: 'upsertSplit',
    key: ({ order }: Sent) => order.idempotencyKey,
    checks: 'getSplitStatus',
    closes: [
      { port: 'upsertSplit', fails: 'tooManyAttempts' },
      { port: 'upsertSplit', fails: 'outdated' },
    ],
    confirmed: { says: 'has entered a code', by: { guard: 'resultIs', as: 'verified' } },
    discards: [
      'sendSplitOtp fails',
      'otp ends',
      'upsertSplit answers done',
      'upsertSplit fails tooManyAttempts',
      'upsertSplit fails outdated',
      'getSplitStatus answers',
    ],
    goodNews: [
      'sendSplitOtp answers sent',
      'sendSplitOtp fails codeIsRecent',
      'upsertSplit answers done',
      'getSplitStatus answers made',
    ],
    badNews: [],
    withOrder: ['sendingCode', 'verifying'],
    withoutOrder: [
      'preparing',
      'choicesFailed',
      'building',
      'changingTerms',
      'account',
      'removing',
      'persisting',
      'clearingDraft',
      'succeeded',
    ],
    sending: {
      says: 'as saved, in the code step, a status check, the accounts, or with the session',
      to: ['clearingDraft', 'building', 'verifying', 'loading'],
    },
    checking: ['clearingDraft', 'persisting', 'closed'],
    refused: { says: 'the code step', to: 'verifying' },
    notReceived: 'persisting',
  }),
  ...madeProperties({
    req: ['SPL-08'],
    thing: 'split settlement',
    sends: 'upsertSplit',
    as: 'saved',
    after: 'confirms it',
    state: 'clearingDraft',
    by: [
      { port: 'upsertSplit', answers: 'done' },
      { port: 'getSplitStatus', answers: 'made' },
    ],
  }),
  ...clientCodeProperties('SPL-08'),
  mustPass('Nothing is submitted unless the merchant submits it and it is valid', ['SPL-08', 'FLW-03'], {
    to: { calls: 'upsertSplit' },
    through: [{ guard: 'maySubmit' }],
    holdsUntil: [{ state: 'building' }],
  }),
  mustPass('No code is requested unless the merchant submits the accounts', ['SPL-08'], {
    to: { calls: 'sendSplitOtp' },
    through: [{ event: 'split.submitted' }],
  }),
  never('Every submission leaves a share for the initiating account', ['SPL-06', 'SPL-08'], { when: submitsAHundred }),
  never('Every submitted share is an amount above zero', ['SPL-06', 'SPL-08'], { when: submitsNoShare }),
  never('A share that is typed is kept as typed, and changes no other', ['SPL-06', 'GEN-02'], { when: altersAShare }),
  never('No account is submitted without a resolved name', ['SPL-05', 'SPL-08'], { when: submitsUnresolved }),
  never('What is submitted are the accounts that the merchant reviewed', ['SPL-08', 'FLW-03'], { when: submitsOthers }),
  never('Accounts of another merchant or business are never taken, kept or edited', ['SPL-04'], {
    when: usesAnothersAccounts,
  }),
  never('The split settlement that is loaded is the one that the merchant opened', ['SPL-09'], { when: loadsAnother }),
  never('Accounts that are restored count as made from what is on screen', ['SPL-08', 'SPL-09'], { when: undoesUnseen }),
  never('The first account is never removed', ['SPL-02'], { when: losesTheFirst }),
  mustPass('Only accounts after the first can be removed', ['SPL-02'], {
    to: { state: 'removing' },
    through: [{ guard: 'isAfterFirst' }],
  }),
  never('No account is removed without a confirmation', ['SPL-02'], { when: takesOutUnasked }),
  never('The accounts are cleared only after the provider confirms the split settlement', ['SPL-04', 'SPL-08'], {
    when: emptiesUnsaved,
  }),
  never('Another currency or rate type clears shares only after a confirmation', ['SPL-03'], { when: clearsSharesUnasked }),
  never('No share is kept when its unit becomes another', ['SPL-03', 'SPL-06'], { when: keepsSharesOfAnotherUnit }),
  mustPass('No account is added before banks and currencies are loaded', ['SPL-05'], {
    to: { state: 'account' },
    through: [{ port: 'loadChoices', answers: 'all' }],
    holdsUntil: [{ state: 'restoringDraft' }],
  }),
  closingProperty('SPL-08', ['sendingCode', 'verifying']),
  leads('The success message always leads to the list', ['SPL-08'], { from: 'succeeded', to: ['saved'] }),
] satisfies Properties<typeof splitSettlementMachine, typeof splitSettlementCases>;
