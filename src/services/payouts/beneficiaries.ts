/** Services for beneficiaries: the only place that loads them, for their list and for a transfer. */
import { type Bank, banks } from '../../../contract/payouts/banks';
import { type Beneficiary, beneficiaries } from '../../../contract/payouts/beneficiaries';
import type { Account, Resolved } from '../../../machines/kit/accountLookup/accountLookup.types';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { BeneficiaryFilter } from '../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { NewBeneficiary } from '../../../machines/payouts/beneficiary/beneficiary.types';
import { call } from '../call';
import { dayParams } from '../days';

/** BEN-02: the only country. */
const COUNTRY = 1;

export const loadBanks: Service<void, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

/** BEN-01: returns all beneficiaries that match the filter, because the call has no pages. */
export const savedBeneficiaries: Service<Partial<BeneficiaryFilter>, Page<Beneficiary>> = ({ type, days }, options) => {
  const query = { ...(type && { type }), ...(days && dayParams(days, 'fromdate', 'todate')) };
  return call(beneficiaries.listBeneficiaries, { query }, options);
};

export const listBeneficiaries: Service<Query<BeneficiaryFilter>, Page<Beneficiary>> = ({ filter }, options) =>
  savedBeneficiaries(filter, options);

/** Returns the current name of the account. */
export const resolveRecipient: Service<Account, Resolved> = ({ type, accountNumber, bankCode }, options) =>
  call(
    beneficiaries.resolveBeneficiary,
    { body: { type, accountNumber, ...(type === 'Bank' && bankCode && { bankCode }) } },
    options,
  );

/** Looks up a saved beneficiary again. */
export const lookAgain: Service<{ subject: Beneficiary }, Resolved> = ({ subject }, options) =>
  resolveRecipient(subject, options);

export const createBeneficiary: Service<NewBeneficiary, Said> = ({ type, name, accountNumber, bankId }, options) =>
  call(
    beneficiaries.createBeneficiary,
    { body: { type, countryId: COUNTRY, AccountName: name, accountNumber, ...(bankId && { bankId }) } },
    options,
  );

export const deleteBeneficiary: Service<{ subject: { id: string } }, Said> = ({ subject: { id } }, options) =>
  call(beneficiaries.deleteBeneficiary, { params: { id } }, options);
