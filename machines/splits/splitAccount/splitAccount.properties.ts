import { leavingProperties } from '../../kit/flow/leaving.properties';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { altersWhatWasTyped } from '../../kit/flow/typing.never';
import type { splitAccountCases } from './splitAccount.cases';
import type { splitAccountMachine } from './splitAccount.machine';
import { isFilled, isWallet, leavesAPart } from './splitAccount.rules';

type Step = PropertyStep<typeof splitAccountMachine>;

const comesToAHundred = ({ context: { pendingSplit } }: Step) => pendingSplit !== null && !leavesAPart(pendingSplit);

const keepsANameOfAnother = ({ before, context }: Step) =>
  context.name !== null &&
  context.name === before.name &&
  (['type', 'merchantId', 'bankCode', 'accountNumber'] as const).some((field) => context.draft[field] !== before.draft[field]);

const TYPING = ['merchant.changed', 'number.changed', 'share.changed'];

const altersTheForm = (step: Step) => altersWhatWasTyped(step, TYPING);

const savesWithoutAName = ({ context: { pendingSplit } }: Step) =>
  pendingSplit?.accounts.some(({ accountName }) => accountName === '') ?? false;

const isOfBothKinds = ({ context: { pendingSplit } }: Step) =>
  pendingSplit?.accounts.some((account) => isWallet(account) === (account.accountNumber !== '')) ?? false;

const sharesTwice = ({ context: { pendingSplit, merchantId } }: Step) => {
  const places =
    pendingSplit?.accounts.map((account) => [account.merchantId, account.bankCode, account.accountNumber].join()) ?? [];
  return (
    new Set(places).size < places.length || (pendingSplit?.accounts.some((account) => account.merchantId === merchantId) ?? false)
  );
};

const changesTheTerms = ({ context: { split, pendingSplit } }: Step) =>
  pendingSplit !== null &&
  (['name', 'currencyId', 'currency', 'rateType'] as const).some((term) => pendingSplit[term] !== split[term]);

const keepsWhatWasNotStored = ({ context: { pendingSplit }, isIn }: Step) => isIn('editing') && pendingSplit !== null;

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('sessionExpired');

export const splitAccountProperties = [
  {
    kind: 'mustPass',
    says: 'An account is added only when it is resolved, has a share, and leaves a share for the initiating account',
    req: ['SPL-05', 'SPL-06', 'FLW-03'],
    to: { calls: 'keepAccounts' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'never',
    says: 'Shares never add up to 100%: the initiating account always keeps a share',
    req: ['SPL-06'],
    when: comesToAHundred,
  },
  { kind: 'never', says: 'Every value the merchant enters is kept as entered', req: ['SPL-06', 'GEN-02'], when: altersTheForm },
  { kind: 'never', says: 'No account is saved without a resolved name', req: ['SPL-05'], when: savesWithoutAName },
  {
    kind: 'never',
    says: 'A resolved name is never shown with a different account',
    req: ['SPL-05'],
    when: keepsANameOfAnother,
  },
  { kind: 'never', says: 'An account is either a wallet or a bank account, never both', req: ['SPL-09'], when: isOfBothKinds },
  {
    kind: 'never',
    says: 'An account never changes the name, currency or rate type of its split',
    req: ['SPL-03'],
    when: changesTheTerms,
  },
  {
    kind: 'never',
    says: 'An account is shown as saved only after it has been stored in this tab',
    req: ['SPL-04', 'SPL-07'],
    enter: 'done',
    unless: [{ port: 'keepAccounts', answers: 'kept' }],
  },
  { kind: 'never', says: 'A split that could not be stored is not kept', req: ['SPL-04'], when: keepsWhatWasNotStored },
  {
    kind: 'alwaysExits',
    says: 'While an account is being saved nothing else happens to it: the dialog closes, or says that it was not saved',
    req: ['SPL-07'],
    from: 'persisting',
    to: ['done', 'editing'],
  },
  {
    kind: 'never',
    says: 'No account has two shares, and the initiating account none but its own',
    req: ['SPL-03'],
    when: sharesTwice,
  },
  ...leavingProperties({ req: ['SPL-03'], filling: ['editing'], isFilled, back: ['editing'] }),
  { kind: 'never', says: 'Every failed call shows an error message', req: ['SPL-05'], when: failsWithoutAWord },
] satisfies Properties<typeof splitAccountMachine, typeof splitAccountCases>;
