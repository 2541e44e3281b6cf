import { type Cases, everyFault } from '../../kit/flow/cases';
import { clientCodeEndings, codeIsRecent, isClientCodeEnding, outOfTries, unconfirmed } from '../../kit/order/order.cases';
import { ada, banks, partners } from '../splitAccount/splitAccount.cases';
import { emptySplit } from '../splitAccount/splitAccount.rules';
import type { splitSettlementMachine } from './splitSettlement.machine';
import { blockers, isWorthOffering } from './splitSettlement.rules';
import { shareErrors } from './splitSettlement.shares';
import type { Choices, Order, Split, SplitSettlementContext } from './splitSettlement.types';

const owner = '1:1001:Live';
const merchantId = '1001';
const subject = { id: partners.id, name: partners.name };

export const choices: Choices = {
  banks,
  currencies: [
    { id: '1', code: 'NGN', name: 'Nigerian Naira', symbol: '₦' },
    { id: '2', code: 'USD', name: 'US Dollar', symbol: '$' },
  ],
};

/** One account, entered in the dialog. */
const carriers: Split = {
  ...emptySplit,
  name: 'Carriers',
  currencyId: '1',
  currency: 'NGN',
  accounts: [
    { ...ada, id: 'new', merchantId: '1004', bankCode: '', bankName: '', accountNumber: '', accountName: 'HARBOUR TRADING' },
  ],
};

/** An order of an earlier page that the provider never received. Its key was closed before it arrived. */
const neverSent: Order = { split: partners, idempotencyKey: 'never-sent' };

const OUTDATED = { kind: 'server', status: 412, message: 'Someone changed this split settlement after you opened it' } as const;

/** What decides about a split: its terms, its version, and how many of its accounts have a share. */
const termsIn = (split: Split | null) =>
  split && [
    split.name !== '',
    split.currencyId,
    split.rateType,
    split.version,
    split.accounts.filter(({ amount }) => amount !== '').length,
  ];

/** What is wrong with a share. */
const wrongIn = ({ split, typed }: Pick<SplitSettlementContext, 'split' | 'typed'>) =>
  Object.values(shareErrors(split, typed))[0];

export const splitSettlementCases = {
  inputs: {
    fresh: { owner, merchantId, subject: null, bookmark: null },
    edited: { owner, merchantId, subject, bookmark: null },
    gone: { owner, merchantId, subject: { id: '999', name: 'Gone' }, bookmark: null },
    interrupted: { owner, merchantId, subject, bookmark: { split: { ...partners, rateType: 'flat', version: '' }, order: null } },
    reopened: { owner, merchantId, subject, bookmark: { split: partners, order: neverSent } },
  },
  events: {
    'split.retry': { now: {} },
    'draft.restored': { now: {} },
    'draft.discarded': { now: {} },
    'choices.retry': { now: {} },
    'name.changed': { given: { name: 'Carriers' } },
    'currency.chosen': { dollars: { currencyId: '2' } },
    'rateType.chosen': { flat: { rateType: 'flat' } },
    'terms.confirmed': { now: {} },
    'terms.dismissed': { now: {} },
    'share.changed': {
      some: { id: '2', amount: '20' },
      tooHigh: { id: '2', amount: '70' },
      unclear: { id: '2', amount: '1,50' },
    },
    'account.added': { now: {} },
    'account.edited': { first: { id: '1' } },
    'account.removed': { second: { id: '2' }, first: { id: '1' } },
    'removal.confirmed': { now: {} },
    'removal.dismissed': { now: {} },
    'split.submitted': { now: {} },
    'outcome.retry': { now: {} },
    reconnected: { now: {} },
    'list.opened': { now: {} },
    dismissed: { now: {} },
  },
  ports: {
    takeAccounts: { answers: { nothing: { split: null } }, fails: everyFault },
    keepAccounts: { answers: { kept: undefined }, fails: everyFault },
    loadSplit: {
      answers: { found: { split: { ...partners, accounts: [...partners.accounts] } }, missing: { split: null } },
      fails: everyFault,
    },
    loadChoices: { answers: { all: choices }, fails: everyFault },
    sendSplitOtp: { answers: { sent: { message: 'Success - Enter OTP' } }, fails: everyFault },
    upsertSplit: {
      answers: { done: { message: 'Updated successfully' } },
      fails: everyFault,
    },
    getSplitStatus: {
      answers: { made: { status: 'Successful', message: '' }, notReceived: { status: 'Not Received', message: '' } },
      fails: everyFault,
    },
  },
  children: {
    account: {
      saved: { result: 'saved', split: carriers },
      dismissed: { result: 'dismissed' },
      sessionExpired: { result: 'sessionExpired' },
    },
    otp: clientCodeEndings,
  },
  machineOnly: {
    ports: {
      takeAccounts: { answers: { fresh: { split: { ...carriers, id: '' } }, edited: { split: partners } } },
      loadSplit: { answers: { changed: { split: { ...partners, accounts: [...partners.accounts], version: 'v2' } } } },
      sendSplitOtp: { fails: codeIsRecent },
      upsertSplit: { fails: { ...outOfTries, ...unconfirmed, outdated: OUTDATED } },
    },
  },
  possible: (snapshot, { kind, subject: what, name }) => {
    const { subject: edited, split, order } = snapshot.context;
    const rows = split.accounts.length;
    switch (`${what} ${kind}`) {
      case 'loadSplit answers':
        return (name === 'missing') === (edited?.id === '999');
      // The page redirects by itself shortly after, and no walk races with that.
      case 'list.opened event':
        return snapshot.matches('missing');
      // An account is entered if there is none yet. Later steps use the others.
      case 'account ends':
        return name !== 'saved' || (edited === null && rows === 0);
      case 'account.edited event':
      case 'account.removed event':
        return rows === 2;
      // A repeated value does not change a field, and only an edited split has shares to ask about.
      case 'name.changed event':
        return split.name === '';
      case 'currency.chosen event':
        return split.currencyId === '1' && (split.rateType === 'flat' ? rows === 2 : edited === null && rows === 0);
      case 'rateType.chosen event':
        return split.rateType === 'percentage' && (rows === 2 || (edited === null && rows === 0 && split.currencyId === '1'));
      // A share that is wrong is corrected, and nothing else happens to it.
      case 'share.changed event':
        return (
          edited !== null &&
          rows === 2 &&
          split.rateType === 'percentage' &&
          (wrongIn(snapshot.context) === undefined) === (name !== 'some')
        );
      // Other paths need the same data, so it is submitted unchanged.
      case 'split.submitted event':
        return rows !== 1;
      case 'getSplitStatus answers':
        return order?.idempotencyKey !== neverSent.idempotencyKey || name === 'notReceived';
      // This machine only takes the code, which is sent with the order. No walk waits a minute for another code.
      case 'otp ends':
        return isClientCodeEnding(name);
      default:
        return true;
    }
  },
  assumes: [
    {
      says: 'A saved account comes back with the other accounts of the split unchanged.',
      excludes: ({ context: { split } }, { kind, subject, name }) =>
        kind === 'ends' && subject === 'account' && name === 'saved' && split.accounts.length > carriers.accounts.length,
    },
  ],
  remember: (context) => [
    context.split.accounts.length,
    blockers(context).length,
    isWorthOffering(context.kept, context.subject),
    context.kept !== null,
    termsIn(context.split),
    wrongIn(context),
    termsIn(context.kept),
    context.choices !== null,
    context.proposed !== null,
    context.started.version,
    context.editing,
    context.removing,
    context.order !== null,
    context.order?.idempotencyKey === neverSent.idempotencyKey,
    context.problem !== null,
    context.sentAt !== null,
  ],
} satisfies Cases<typeof splitSettlementMachine>;
