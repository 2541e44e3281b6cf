/** Beneficiaries: their names are the ones that their numbers resolve to. */
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { beneficiaries } from '../database/schema';
import type { Random } from '../rules/random';
import { bankOf, banks, knownName, nameOf, testNumbers } from '../rules/recipients';

type Row = typeof beneficiaries.$inferInsert;
type Saved = Pick<Row, 'type' | 'name' | 'accountNumber' | 'bankCode' | 'bankName'>;

/** One was saved with a name that the bank no longer has, to show what resolving is for. */
export const FORMER_NAME = 'ADUNNI BELLO';
const BANK_ACCOUNTS = 22;
const MOBILES = 5;

function saved(random: Random): Saved[] {
  const noBank = { bankCode: null, bankName: null };
  const first = bankOf('058');
  const accounts = Array.from({ length: BANK_ACCOUNTS }, (_, index): Saved => {
    const { bankCode, name } = random.pick(banks);
    const accountNumber = `30${random.digits(8)}`;
    const isLast = index === BANK_ACCOUNTS - 1;
    return {
      type: 'Bank',
      name: isLast ? FORMER_NAME : nameOf(bankCode, accountNumber),
      accountNumber,
      bankCode,
      bankName: name,
    };
  });
  const mobiles = Array.from({ length: MOBILES }, (): Saved => {
    const accountNumber = `0805${random.digits(7)}`;
    return { type: 'Mobile', name: nameOf('mobile', accountNumber), accountNumber, ...noBank };
  });
  return [
    ...accounts,
    ...mobiles,
    { type: 'Merchant', name: 'HARBOUR TRADING', accountNumber: '1004', ...noBank },
    { type: 'Merchant', name: 'BLUECREST FOODS', accountNumber: '1002', ...noBank },
    { type: 'Bank', name: knownName, accountNumber: testNumbers.known, bankCode: first.bankCode, bankName: first.name },
  ];
}

export async function seedBeneficiaries(
  tx: Db,
  random: Random,
  now: Temporal.Instant,
  scopes: readonly (readonly [number, number])[],
) {
  const rows = scopes.flatMap(([businessId, environment]) => {
    const list = saved(random);
    return list.map((beneficiary, index) => ({
      businessId,
      environment,
      ...beneficiary,
      createdAt: now.subtract({ hours: (list.length - index) * 263 - random.int(1, 200) }),
    }));
  });
  await insertAll(tx, beneficiaries, rows);
}
