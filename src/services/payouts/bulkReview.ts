/**
 * The calls of the review of a bulk payout (BLK-01): the banks, and the account names of the rows. Separate from the calls of the batch,
 * because their large contract is not needed while a file is read.
 */
import { type Bank, banks } from '../../../contract/payouts/banks';
import type { Service } from '../../../machines/kit/flow/port';
import type { Payee, ResolvedName } from '../../../machines/payouts/bulkPayout/bulkPayout.types';
import { call } from '../call';
import { lookUp } from '../lookUp';
import { forBusiness } from '../token';

export const listBanks: Service<void, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

const names = lookUp<Payee, ResolvedName>({
  ask: async (payee, options) => {
    const body = { accountNumber: payee.number, bankCode: payee.bankCode };
    const { accountName } = await call(banks.resolvePayoutAccount, { headers: forBusiness(), body }, options);
    return { ...payee, name: accountName, isSilent: false };
  },
  refused: (payee) => ({ ...payee, name: null, isSilent: false }),
  silent: (payee) => ({ ...payee, name: null, isSilent: true }),
});

/** Returns the names of accounts. Several lookups run at a time, and failed ones are retried. Only an expired session throws. */
export const resolveNames: Service<{ payees: readonly Payee[] }, readonly ResolvedName[]> = ({ payees }, options) =>
  names(payees, options);
