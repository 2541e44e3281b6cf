/** Fills an empty list of the Test environment, by the operations that merchants use. */
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TEST_LISTS, type TestList } from '../../contract/shell/testDataLists';
import type { Session } from '../access/session';
import type { OperationContext, Scope } from '../context';
import { ofScope } from '../database/listing';
import { beneficiaries, customers, paymentLinks, payouts, products, refunds, splitSettlements } from '../database/schema';
import { LACKS } from '../http/guard';
import { UNKNOWN_CODE_AMOUNT } from '../ledger/payouts.rules';
import { createLink, listLinks, setLinkActive } from '../links/paymentLinks';
import { createBeneficiary, resolveRecipient } from '../payouts/beneficiaries';
import type { Detail } from '../payouts/payoutRequest';
import { initiatePayout } from '../payouts/payouts';
import { Refusal } from '../refusal';
import { environments } from '../rules/environments';
import { toMajor } from '../rules/money';
import { bankOf, nameOf } from '../rules/recipients';
import { newReference } from '../rules/secrets';
import { addSplit, takeTurn } from '../splits/splits';
import { type Maker, makeCustomers, makeProducts, makeRefunds } from './testSales';

/** Another business of the sandbox, because none can pay itself. */
const otherThan = ({ businessId }: Scope) => (businessId === 1002 ? '1004' : '1002');

/** Any bank account has a name here. */
const accounts = [
  { bankCode: '058', accountNumber: '3041557820' },
  { bankCode: '057', accountNumber: '3018824461' },
  { bankCode: '044', accountNumber: '3077130925' },
] as const;
type Account = (typeof accounts)[number];

function paymentTo({ bankCode, accountNumber }: Account, amount: string, description: string): Detail {
  const name = nameOf(bankCode, accountNumber);
  return {
    type: 'Bank',
    AccountName: name,
    recipientName: name,
    accountNumber,
    bankCode,
    amount,
    debitCurrency: 'NGN',
    creditCurrency: 'NGN',
    description,
  };
}

/** Two that are paid, one that the bank refuses, and one that awaits its code. */
const makePayouts: Maker = async (context, actor) => {
  const [first, second, third] = accounts;
  const payments = [
    paymentTo(first, '12500.00', 'Fabric, two rolls'),
    paymentTo(second, '4800.00', 'Delivery to Yaba'),
    paymentTo(third, toMajor(UNKNOWN_CODE_AMOUNT), 'Packaging'),
    paymentTo(first, '65000.00', 'Shop rent'),
  ];
  for (const payment of payments) await initiatePayout(context, actor, newReference('KTD'), [payment]);
  return payments.length;
};

const link = { currency: 'NGN', authOption: 'AUTH' } as const;
const links = [
  { ...link, name: 'Market stall', paymentType: 'MULTIPLE', amount: '1500.00', limit: 20 },
  { ...link, name: 'Monthly box', paymentType: 'SUBSCRIPTION', amount: '5000.00' },
  { ...link, name: 'Donations', paymentType: 'MULTIPLE', description: 'The customer chooses the amount' },
  { ...link, name: 'Last season', paymentType: 'SINGLE', amount: '8000.00' },
] as const;

/** Three that are open, and one that is closed. */
const makeLinks: Maker = async (context, actor) => {
  for (const each of links) await createLink(context, actor, newReference('KTD'), each);
  const closed = (await listLinks(context, actor, { isActive: true, from: null, before: null })).find(
    ({ name }) => name === 'Last season',
  );
  if (closed) await setLinkActive(context, actor, closed.reference, false);
  return links.length;
};

const shareOf = ({ bankCode, accountNumber }: Account, amount: string) => ({
  bankCode,
  accountNumber,
  accountName: nameOf(bankCode, accountNumber),
  amount,
});

/** One by percentage, and one with flat amounts that is not active. */
const makeSplits: Maker = async ({ db, clock }, actor) => {
  const [first, second, third] = accounts;
  const splits = [
    { name: 'Delivery', rateType: 'flat', isActive: false, accountDetails: [shareOf(third, '500.00')] },
    {
      name: 'Partners',
      rateType: 'percentage',
      isActive: true,
      accountDetails: [shareOf(first, '30.00'), shareOf(second, '12.50')],
    },
  ] as const;
  for (const split of splits)
    await addSplit(db, actor, { ...split, currencyId: '1', accountDetails: [...split.accountDetails] }, clock.now());
  return splits.length;
};

/** One of each type, and one more at a bank. */
const makeBeneficiaries: Maker = async (context, actor) => {
  const [first, second] = accounts;
  const people = [
    { type: 'Merchant', accountNumber: otherThan(actor) },
    { type: 'Mobile', accountNumber: '08051234567' },
    { type: 'Bank', ...second },
    { type: 'Bank', ...first },
  ] as const;
  for (const { type, accountNumber, ...rest } of people) {
    const bankCode = 'bankCode' in rest ? rest.bankCode : undefined;
    const AccountName = await resolveRecipient(context.db, type, accountNumber, bankCode);
    const bankId = bankCode && String(bankOf(bankCode).id);
    await createBeneficiary(context, actor, { type, AccountName, accountNumber, bankId });
  }
  return people.length;
};

interface Filled {
  readonly rows: Parameters<typeof ofScope>[0] & PgTable & { readonly id: AnyPgColumn };
  readonly make: Maker;
  readonly words: string;
}

const FILLED: Readonly<Record<TestList, Filled>> = {
  payouts: { rows: payouts, make: makePayouts, words: 'test payouts' },
  paymentLinks: { rows: paymentLinks, make: makeLinks, words: 'test payment links' },
  splitSettlements: { rows: splitSettlements, make: makeSplits, words: 'test split settlements' },
  beneficiaries: { rows: beneficiaries, make: makeBeneficiaries, words: 'test beneficiaries' },
  customers: { rows: customers, make: makeCustomers, words: 'test customers' },
  products: { rows: products, make: makeProducts, words: 'test products' },
  refunds: { rows: refunds, make: makeRefunds, words: 'test refunds, with their payments' },
};

/**
 * Adds all rows or none. Two requests run one after the other, and the second finds rows and adds nothing.
 * @throws Refusal 403 in Live, or without the permission that creates these rows
 */
export async function addTestData(context: OperationContext, session: Session, list: TestList) {
  if (session.environment !== environments.test) throw new Refusal(403, 'Test data can be added in Test mode only');
  if (!session.permissions.includes(TEST_LISTS[list])) throw new Refusal(403, LACKS);
  const { rows, make, words } = FILLED[list];
  const own = ofScope(rows, session);
  return context.db.transaction(async (tx) => {
    await takeTurn(tx, session);
    const [first] = await tx.select({ id: rows.id }).from(rows).where(own).limit(1);
    if (first) return { added: 0, message: 'This list already has entries. Nothing was added.' };
    const added = await make({ ...context, db: tx }, session);
    return { added, message: `Added ${added} ${words}.` };
  });
}
