/** What each call refuses, one wrong thing at a time: a limit, a currency, or a field that contradicts another. */
import { expect, it } from 'vitest';
import { virtualAccounts } from '../contract/balances/virtualAccounts';
import { products } from '../contract/catalog/products';
import { customers } from '../contract/customers/customers';
import type { Endpoint } from '../contract/endpoint';
import { beneficiaries } from '../contract/payouts/beneficiaries';
import { payouts } from '../contract/payouts/payouts';
import { splitSettlements } from '../contract/splits/splitSettlements';
import { drawnImage } from './rules/drawnImage';
import { forBluecrest, messageOf, type Parts, people, send, signIn } from './testing/client';
import { toAda } from './testing/people';
import { runningSandbox } from './testing/running';

const sandbox = runningSandbox();

const PRODUCT = {
  name: 'Adire',
  description: 'Cotton',
  price: '18500',
  containsphysicalgoods: 'true',
  deliveryaddressrequired: 'true',
  deliverynoterequired: 'false',
  stock: '24',
};
const CUSTOMER = { firstName: 'Zoë', lastName: 'Okafor', email: 'zoe@customer.test', mobile: '+2348062201184' };

const keyed = (body: object): Parts => ({ headers: { 'idempotency-key': crypto.randomUUID() }, body });
const product = (more: object): Parts => ({ ...keyed({ ...PRODUCT, ...more }), files: { images: [] } });
const fee = (query: Record<string, string>): Parts => ({ headers: forBluecrest, query });

const REFUSED: readonly (readonly [endpoint: Endpoint, parts: Parts, message: string])[] = [
  [products.createProduct, product({ name: 'x'.repeat(101) }), 'Name must be at most 100 characters'],
  [products.createProduct, product({ description: 'x'.repeat(1001) }), 'Description must be at most 1000 characters'],
  [products.createProduct, product({ price: '0' }), 'Price must be greater than 0'],
  [customers.createCustomer, { body: { ...CUSTOMER, firstName: 'Zoë\nOkafor' } }, 'firstName must be one line'],
  [customers.createCustomer, { body: { ...CUSTOMER, lastName: ' ' } }, 'Last name is required'],
  [
    payouts.getPayoutFee,
    fee({ amount: '10', currency: 'USD', type: 'Bank' }),
    'A bank payout in this currency must be international',
  ],
  [payouts.getPayoutFee, fee({ amount: '10', currency: 'USD', type: 'Mobile' }), 'Mobile payouts must be in NGN'],
  [
    payouts.getPayoutFee,
    fee({ amount: '10', currency: 'NGN', type: 'InternationalPayout' }),
    'An international payout cannot be in NGN',
  ],
  [payouts.getPayoutFee, fee({ amount: '0', currency: 'NGN', type: 'Bank' }), 'Amount must be greater than 0'],
  [
    payouts.initiatePayout,
    { headers: { ...forBluecrest, 'idempotency-key': 'zero' }, body: { payoutDetails: [toAda('0')] } },
    'Amount must be greater than 0',
  ],
  [
    beneficiaries.resolveBeneficiary,
    { body: { type: 'Mobile', accountNumber: '080312345' } },
    'accountNumber must be 10 to 15 digits',
  ],
  [splitSettlements.listSplitSettlements, { query: { PageNumber: '1', PageSize: '101' } }, 'PageSize must be at most 100'],
];

const INKS = [
  [255, 255, 255],
  [20, 40, 120],
] as const;
const IMAGE = new File([new Uint8Array(drawnImage(1, INKS))], 'adire.png', { type: 'image/png' });
const LONGEST = { name: 'x'.repeat(100), description: 'x'.repeat(1000), dealprice: PRODUCT.price };
const LONGEST_CUSTOMER = {
  ...CUSTOMER,
  firstName: 'Z'.repeat(100),
  lastName: 'O'.repeat(100),
  email: `${'z'.repeat(240)}@customer.test`,
};
const ALIAS = { headers: { subb_id: '1001', 'idempotency-key': 'alias' }, body: { alias: 'x'.repeat(100) } };

/** Each value is exactly at its limit. */
const ACCEPTED: readonly (readonly [endpoint: Endpoint, parts: Parts])[] = [
  [products.createProduct, { ...product(LONGEST), files: { images: [IMAGE] } }],
  [customers.createCustomer, { body: LONGEST_CUSTOMER }],
  [virtualAccounts.createVirtualAccount, ALIAS],
  [splitSettlements.listSplitSettlements, { query: { PageNumber: '1', PageSize: '100' } }],
  [payouts.listPayouts, { headers: forBluecrest, query: { pageNumber: '1', pageSize: '100' } }],
];

const said = async (endpoint: Endpoint, parts: Parts, token: string) => {
  const answer = await send(sandbox(), endpoint, parts, token);
  return [endpoint.name, answer.status, messageOf(answer)];
};

it('[PRD-02 CUS-02 PAY-03 PAY-08 BEN-02 SPL-01] a call that contradicts a rule is refused, and says which', async () => {
  const token = await signIn(sandbox(), people.owner);
  for (const [endpoint, parts, message] of REFUSED)
    expect(await said(endpoint, parts, token)).toEqual([endpoint.name, 400, message]);
});

it('[PRD-02 CUS-02 VAC-01 SPL-01] a value that is exactly at its limit is accepted', async () => {
  const token = await signIn(sandbox(), people.owner);
  for (const [endpoint, parts] of ACCEPTED) {
    const { status, text } = await send(sandbox(), endpoint, parts, token);
    expect([endpoint.name, status, text]).toEqual([endpoint.name, 200, text]);
  }
});
