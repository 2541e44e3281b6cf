/** Virtual accounts of Bluecrest Stores. Later numbers start far above. */

import { bluecrest } from '../access/people.seed';
import { insertAll, type Seed } from '../database/insert';
import { virtualAccounts } from '../database/schema';
import { environments } from '../rules/environments';

const ALIASES = ['Ikeja counter', 'Lekki counter', 'Web shop'];

export const virtualAccountsSeed: Seed = async (tx, now) => {
  const rows = ALIASES.map((alias, index) => ({
    businessId: bluecrest,
    environment: environments.live,
    accountName: 'BLUECREST STORES',
    accountNumber: `8800000${101 + index}`,
    bankName: 'Sterling Bank',
    alias,
    createdAt: now.subtract({ hours: (ALIASES.length - index) * 24 * 37 + 3 }),
  }));
  await insertAll(tx, virtualAccounts, rows);
};
