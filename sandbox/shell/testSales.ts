/** Test data of what a business sells: its customers, its products, and payments that are refunded. */
import { isByBankTransfer } from '../../contract/transactions/transactionStatuses';
import { createProduct } from '../catalog/products';
import type { Actor, OperationContext } from '../context';
import { createCustomer, setCustomerStatus } from '../customers/customers';
import { openPaymentLink, payOnLink } from '../links/linkPayments';
import { createLink, listLinks } from '../links/paymentLinks';
import { createRefunds } from '../refunds/refunds';
import { TEST_AMOUNTS } from '../refunds/refunds.rules';
import { Refusal } from '../refusal';
import { drawnImage } from '../rules/drawnImage';
import { toMajor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { listTransactions } from '../transactions/transactions';

/** Adds the rows of one list, and returns how many. */
export type Maker = (context: OperationContext, actor: Actor) => Promise<number>;

const people = [
  { firstName: 'Ada', lastName: 'Nnamdi', email: 'ada.nnamdi@customer.test', mobile: '+2348031447720' },
  { firstName: 'Zoë', lastName: 'Ọláńrewájú', email: 'zoe.shop@customer.test', mobile: '+2348062201184' },
  { firstName: 'Kwame', lastName: 'Mensah', email: 'kwame.mensah@customer.test', mobile: '+233201234567' },
  { firstName: 'Femi', lastName: 'Bako', email: 'femi.bako@customer.test', mobile: '+2348139904417' },
] as const;

/** Three who are active, and one who is blacklisted. */
export const makeCustomers: Maker = async (context, actor) => {
  for (const person of people) await createCustomer(context, actor, person);
  const [, , , last] = people;
  await setCustomerStatus(context, actor, last.email, 'blacklist', 'Two disputed payments');
  return people.length;
};

const products = [
  { name: 'Adire tablecloth', price: '18500.00', dealprice: '16000.00', stock: '24' },
  { name: 'Gift card', price: '5000.00', stock: '0' },
  { name: 'Ofada rice, 5 kg', price: '14200.00', stock: '60', fees: [{ name: 'Delivery in Lagos', fee: '2500.00' }] },
] as const;

const [PAPER, INK] = [
  [229, 235, 224],
  [34, 49, 120],
] as const;

/** One with a deal price, one of which there are always more, and one with a fee for its delivery. */
export const makeProducts: Maker = async (context, actor) => {
  for (const [index, product] of products.entries()) {
    const isPhysical = product.stock === '0' ? 'false' : 'true';
    await createProduct(context, actor, {
      headers: { 'idempotency-key': newReference('KTD') },
      body: {
        ...product,
        fees: 'fees' in product ? [...product.fees] : [],
        description: `${product.name}, from our shop.`,
        currency: 'NGN',
        containsphysicalgoods: isPhysical,
        deliveryaddressrequired: isPhysical,
        deliverynoterequired: 'false',
      },
      files: { images: [{ name: 'image.png', type: 'image/png', bytes: new Uint8Array(drawnImage(index, [PAPER, INK])) }] },
    });
  }
  return products.length;
};

const SHOP = 'Test shop';
const LINK = { name: SHOP, currency: 'NGN', authOption: 'AUTH', paymentType: 'MULTIPLE', amount: '9500.00' } as const;

/** Three customers pay on a new link. Returns what they paid, the newest first. */
async function sell(context: OperationContext, actor: Actor) {
  await createLink(context, actor, newReference('KTD'), LINK);
  const links = await listLinks(context, actor, { isActive: true, from: null, before: null });
  const reference = links.find(({ name }) => name === SHOP)?.reference ?? '';
  const opened = await openPaymentLink(context, reference);
  const method = opened?.methods.find((name) => !isByBankTransfer(name));
  if (method === undefined) throw new Refusal(400, 'No payment method is enabled whose payments can be refunded');
  const payers = people.slice(0, 3);
  for (const { firstName, lastName, email, mobile } of payers)
    await payOnLink(context, reference, {
      key: newReference('KTD'),
      ...{ name: `${firstName} ${lastName}`, email, phoneNumber: mobile },
      ...{ amount: 0n, method, frequency: '' },
    });
  const everything = { currency: undefined, status: undefined, method: undefined, orderReference: undefined };
  const filter = { ...everything, paymentReference: undefined, email: undefined, isUnsettled: false, from: null, before: null };
  return (await listTransactions(context, actor, filter, { page: 1, size: payers.length })).rows;
}

/** One payment that went back as a whole, one of which a part is on its way, and one refund that the bank declined. */
export const makeRefunds: Maker = async (context, actor) => {
  const [first, second, third] = await sell(context, actor);
  if (!first || !second || !third) throw new Error('The payments were not found');
  const items = [
    { transactionReference: first.orderReference, amount: toMajor(TEST_AMOUNTS.declined), reason: 'Paid twice' },
    { transactionReference: second.orderReference, amount: toMajor(TEST_AMOUNTS.processing), reason: 'Delivered late' },
    {
      transactionReference: third.orderReference,
      amount: toMajor(third.amount),
      reason: 'Item out of stock',
    },
  ];
  await createRefunds(context, actor, newReference('KTD'), items);
  return items.length;
};
