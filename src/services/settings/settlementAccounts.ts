/** Services for the accounts that settlements go to (STA-01). */
import { firstVersion } from '../../../contract/onboarding/firstVersion';
import type { Bank } from '../../../contract/payouts/banks';
import { banks } from '../../../contract/payouts/banks';
import { settlementAccounts as calls } from '../../../contract/settings/settlementAccounts';
import type { ConfirmedWithPassword } from '../../../machines/kit/confirmation/confirmedAction.machine';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Account } from '../../../machines/onboarding/onboardingBank/onboardingBank.types';
import type { DefaultChange } from '../../../machines/settings/defaultAccount/defaultAccount.machine';
import type { SettlementAccounts } from '../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import type { DestinationChange } from '../../../machines/settings/settlementDestination/settlementDestination.machine';
import { call } from '../call';

type WithPassword<Subject> = Omit<ConfirmedWithPassword<Subject>, 'reason'>;

export const settlementAccounts: Service<{ key: string }, SettlementAccounts> = async (_, options) => {
  const [accounts, details] = await Promise.all([
    call(firstVersion.listSettlementBanks, {}, options),
    call(calls.getSettlementDetails, {}, options),
  ]);
  return { accounts, ...details };
};

/** The account that the merchant saw as the default is sent too, so that nobody replaces one that they did not see. */
export const setDefaultAccount: Service<WithPassword<DefaultChange>, Said> = ({ subject: { from, to }, password }, options) =>
  call(calls.setDefaultSettlementBank, { params: { id: to.id }, body: { from: from.id, password } }, options);

/** The bank is a word. Which account is behind it is what the merchant saw, so it is sent too. */
export const setDestination: Service<WithPassword<DestinationChange>, Said> = (
  { subject: { becomes, account }, password },
  options,
) => {
  const from = becomes === 'bank' ? 'wallet' : 'bank';
  const seen = account === null ? {} : { account: account.id };
  return call(calls.setSettlementDetails, { body: { settlementType: becomes, from, ...seen, password } }, options);
};

export const settlementBanks: Service<unknown, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

/** Both spellings of the bank's id are sent. */
export const addSettlementAccount: Service<Account, Said> = ({ bankId, ...account }, options) =>
  call(firstVersion.addSettlementBank, { body: { ...account, bankId, bank_id: bankId } }, options);
