import type { Moment, Properties } from '../../kit/properties';
import { altersWhatWasTyped } from '../../kit/typing.never';
import type { splitAccountCases } from './splitAccount.cases';
import type { splitAccountMachine } from './splitAccount.machine';
import { isAlone, isWallet, leavesAPart } from './splitAccount.rules';

type Step = Moment<typeof splitAccountMachine>;

const comesToAHundred = ({ context: { next } }: Step) => next !== null && !leavesAPart(next);

const keepsANameOfAnother = ({ before, context }: Step) =>
  context.name !== null &&
  context.name === before.name &&
  (['type', 'merchantId', 'bankCode', 'accountNumber'] as const).some((field) => context.draft[field] !== before.draft[field]);

const TYPING = ['name.changed', 'merchant.changed', 'number.changed', 'share.changed'];

const altersTheForm = (step: Step) => altersWhatWasTyped(step, TYPING);

const savesWithoutAName = ({ context: { next } }: Step) => next?.accounts.some(({ accountName }) => accountName === '') ?? false;

const isOfBothKinds = ({ context: { next } }: Step) =>
  next?.accounts.some((account) => isWallet(account) === (account.accountNumber !== '')) ?? false;

const changesTheRateUnderOthers = ({ context, context: { draft, split } }: Step) =>
  !isAlone(context) && (draft.rateType !== split.rateType || draft.currencyId !== split.currencyId) && context.choices !== null;

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('sessionExpired');

export const splitAccountProperties = [
  {
    kind: 'mustPass',
    says: 'No account is saved that is not complete: found, with a share, and with a part left',
    req: ['SPL-05', 'SPL-06', 'FLW-03'],
    to: { calls: 'keepAccounts' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'never',
    says: 'Shares never come to a hundred: the initiating account always keeps a part',
    req: ['SPL-06'],
    when: comesToAHundred,
  },
  { kind: 'never', says: 'Nothing that was typed is altered', req: ['SPL-06', 'GEN-02'], when: altersTheForm },
  { kind: 'never', says: 'No account is saved without a name that was found', req: ['SPL-05'], when: savesWithoutAName },
  {
    kind: 'never',
    says: 'A name never stands beside another destination than its own',
    req: ['SPL-05'],
    when: keepsANameOfAnother,
  },
  { kind: 'never', says: 'An account is a wallet’s or a bank’s, and never both', req: ['SPL-09'], when: isOfBothKinds },
  {
    kind: 'never',
    says: 'Money and way of the shares never change under accounts that are there',
    req: ['SPL-03'],
    when: changesTheRateUnderOthers,
  },
  {
    kind: 'never',
    says: 'It counts as saved only once it is kept',
    req: ['SPL-04', 'SPL-07'],
    enter: 'saved',
    unless: [{ port: 'keepAccounts', answers: 'kept' }],
  },
  {
    kind: 'alwaysExits',
    says: 'What was saved is said, and then the dialog closes',
    req: ['SPL-07'],
    from: 'saved',
    to: ['done'],
  },
  {
    kind: 'alwaysExits',
    says: 'While it is being saved nothing else happens to it',
    req: ['SPL-07'],
    from: 'saving',
    to: ['storing'],
  },
  { kind: 'never', says: 'A failure is never without a word', req: ['SPL-05'], when: failsWithoutAWord },
] satisfies Properties<typeof splitAccountMachine, typeof splitAccountCases>;
