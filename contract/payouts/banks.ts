/** Banks, and the names of accounts. */
import { ForBusiness, Id } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

/** 1§3 shows a bank without its code. No payout is possible without one, so it is required here. */
const Bank = type({ id: Id, name: 'string > 0', bankCode: Id });

const Banks = type({ banks: Bank.array() }).pipe(({ banks }) => banks);

/** The account name, with the provider's message if there is one. */
export const Resolved = type({ data: { accountName: 'string > 0' }, 'message?': 'string' }).pipe(({ data, message }) => ({
  ...data,
  ...(message && { message }),
}));

export type Bank = typeof Bank.infer;

export const banks = endpoints({
  listBanks: {
    method: 'GET',
    path: '/subsidiary/dashboard/banks',
    answer: Banks,
    permission: 'session',
    req: ['PAY-03', 'ONB-11', 'ONB-15', 'BEN-02', 'SPL-05', 'STA-01', 'BLK-01'],
    assumed: false,
  },
  /** Returns the name of an account with ten digits. 404 if the bank does not know it, 503 if the bank does not respond. */
  resolvePayoutAccount: {
    method: 'POST',
    path: '/subsidiary/payout/account/resolve',
    headers: ForBusiness,
    body: type({ accountNumber: /^\d{10}$/, bankCode: '1 <= string <= 20' }),
    answer: Resolved,
    permission: ['payout.initiate', 'settlement.manage'],
    req: ['PAY-04', 'PAY-09', 'ONB-11', 'STA-01', 'BLK-01'],
    assumed: false,
  },
});
