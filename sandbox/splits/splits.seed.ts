/** Split settlements of Bluecrest Stores: for a partner and a supplier, for its market, and an inactive one. */

import { bluecrest } from '../access/people.seed';
import { insertAll, type Seed } from '../database/insert';
import { type StoredAccount, splitSettlements } from '../database/schema';
import { bankOf, nameOf } from '../rules/recipients';

const LIVE = 1;

const none = { merchantId: '', bankCode: '', bankName: '', accountNumber: '' };
const merchant = (merchantId: string, accountName: string, amount: string): StoredAccount => ({
  ...none,
  merchantId,
  accountName,
  amount,
});
const account = (code: string, accountNumber: string, amount: string): StoredAccount => {
  const { bankCode, name: bankName } = bankOf(code);
  return { ...none, bankCode, bankName, accountNumber, accountName: nameOf(bankCode, accountNumber), amount };
};

const splits = [
  {
    name: 'Market levy',
    rateType: 'flat',
    currency: 'NGN',
    isActive: false,
    customUrl: '',
    accounts: [account('044', '3012345678', '250.00')],
  },
  {
    name: 'Harbour deliveries',
    rateType: 'flat',
    currency: 'NGN',
    isActive: true,
    customUrl: '',
    accounts: [merchant('1004', 'HARBOUR TRADING', '1500.00'), account('057', '3087654321', '500.00')],
  },
  {
    name: 'Partners',
    rateType: 'percentage',
    currency: 'NGN',
    isActive: true,
    customUrl: 'https://www.bluecrest.test/partners',
    accounts: [merchant('1002', 'BLUECREST FOODS', '30.00'), account('058', '0123456789', '12.50')],
  },
] as const;

export const splitsSeed: Seed = async (tx, now) => {
  const rows = splits.map((split, index) => ({
    businessId: bluecrest,
    environment: LIVE,
    ...split,
    createdAt: now.subtract({ hours: (splits.length - index) * 24 * 19 + 5 }),
  }));
  await insertAll(tx, splitSettlements, rows);
};
