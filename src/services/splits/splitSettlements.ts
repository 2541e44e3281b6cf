/** Services for split settlements. */

import { wallets } from '../../../contract/balances/wallets';
import { banks } from '../../../contract/payouts/banks';
import { beneficiaries } from '../../../contract/payouts/beneficiaries';
import { type SplitOrder, splitSettlements } from '../../../contract/splits/splitSettlements';
import type { Account, Resolved } from '../../../machines/kit/accountLookup/accountLookup.types';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { SplitAccount } from '../../../machines/splits/splitAccount/splitAccount.types';
import type {
  Choices,
  Sent,
  SplitSettlement,
  Subject,
  UpsertStatus,
} from '../../../machines/splits/splitSettlement/splitSettlement.types';
import type { SplitFilter, SplitRow } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { call } from '../call';
import { dayParams, given } from '../days';
import { versioned } from '../outdated';

/** More than anyone has with one name. */
const OF_ONE_NAME = '100';

export const listSplits: Service<Query<SplitFilter>, Page<SplitRow>> = ({ filter, page, size }, options) => {
  const { keyword, state, days } = filter;
  const query = {
    PageNumber: `${page}`,
    PageSize: `${size}`,
    ...(keyword.text && { SelectedSearchColumn: keyword.column, Keyword: keyword.text }),
    ...given({ Filter: state }),
    ...dayParams(days, 'StartDate', 'EndDate'),
  };
  return call(splitSettlements.listSplitSettlements, { query }, options);
};

/** SPL-09: no call returns one by its id. It is searched by name, and the id selects among the results. */
export const findSplit: Service<Subject, { readonly split: SplitSettlement | null }> = async ({ id, name }, options) => {
  const query = { PageNumber: '1', PageSize: OF_ONE_NAME, SelectedSearchColumn: 'name', Keyword: name.slice(0, 100) } as const;
  const { rows } = await call(splitSettlements.listSplitSettlements, { query }, options);
  return { split: rows.find((row) => row.id === id) ?? null };
};

export const loadSplitChoices: Service<void, Choices> = async (_, options) => {
  const [allBanks, currencies] = await Promise.all([
    call(banks.listBanks, {}, options),
    call(wallets.listCurrencies, {}, options),
  ]);
  return { banks: allBanks, currencies };
};

/** SPL-05: looks up a merchant by its id, or a bank account. */
export const resolveSplitAccount: Service<Account, Resolved> = ({ type, accountNumber, bankCode }, options) =>
  call(beneficiaries.resolveBeneficiary, { body: { type, accountNumber, ...(bankCode && { bankCode }) } }, options);

/** A GET that sends a code. It is never retried automatically. */
export const sendSplitOtp: Service<unknown, Said> = (_, options) => call(splitSettlements.sendSplitSettlementOtp, {}, options);

const sent = (account: SplitAccount): SplitOrder['accountDetails'][number] => {
  const { merchantId, bankCode, bankName, accountNumber, accountName, amount } = account;
  return merchantId !== '' ? { merchantId, accountName, amount } : { bankCode, bankName, accountNumber, accountName, amount };
};

/** Runs once for each key. */
export const upsertSplit: Service<Sent, Said> = ({ order, otp }, options) => {
  const { id, name, rateType, currencyId, isActive, accounts, version } = order.split;
  const body = { name, rateType, currencyId, accountDetails: accounts.map(sent), isActive, otp };
  return call(
    splitSettlements.upsertSplitSettlement,
    {
      headers: { 'idempotency-key': order.idempotencyKey },
      body: { ...(id && { splitSettlementId: id, ...versioned(version) }), ...body },
    },
    options,
  );
};

export const getSplitStatus: Service<{ readonly idempotencyKey: string }, UpsertStatus> = (query, options) =>
  call(splitSettlements.getSplitSettlementStatus, { query }, options);
