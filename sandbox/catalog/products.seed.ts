/** A few products, the catalogs that hold some of them, and their images. Nothing random is drawn for them. */
import { createHash } from 'node:crypto';

import { bluecrest } from '../access/people.seed';
import { continueAllIds, type Seed } from '../database/insert';
import { catalogProducts, catalogs, categories, deliveryOptions, productFees, productImages, products } from '../database/schema';
import { drawnImage } from '../rules/drawnImage';
import { environments } from '../rules/environments';

interface Seeded {
  readonly name: string;
  readonly price: bigint;
  readonly deal?: bigint;
  readonly currency?: string;
  /** Null: unlimited. */
  readonly stock: number | null;
  readonly orders?: number;
  readonly catalogs?: readonly number[];
  readonly category?: number;
  readonly isHidden?: true;
  readonly fee?: readonly [name: string, amount: bigint];
}

/** Newest first. The second can be deleted. */
const SEEDED: readonly Seeded[] = [
  { name: 'Ofada rice, 5 kg', price: 14_200_00n, stock: 60, orders: 18, catalogs: [1], category: 1 },
  { name: 'Adire tablecloth, 6 seats', price: 18_500_00n, deal: 16_000_00n, stock: 24, fee: ['Delivery in Lagos', 2_500_00n] },
  { name: 'Gift card', price: 5_000_00n, stock: null, orders: 41, catalogs: [1, 2], category: 3 },
  { name: 'Palm oil, 2 litres', price: 6_750_00n, stock: 0, orders: 7 },
  { name: 'Aṣọ òkè cushion <em>hand-woven</em>', price: 12_900_00n, stock: 3, catalogs: [1], category: 2 },
  { name: 'Shea butter for export', price: 24_50n, currency: 'USD', stock: 200, fee: ['Courier', 18_00n] },
  { name: 'كتاب الطبخ', price: 3_200_00n, stock: 12, catalogs: [1], isHidden: true },
  { name: 'Smoked catfish, 1 kg', price: 9_400_00n, stock: 0 },
];

const INKS = [
  [
    [229, 235, 224],
    [34, 49, 120],
  ],
  [
    [34, 49, 120],
    [229, 235, 224],
  ],
  [
    [245, 232, 214],
    [150, 74, 28],
  ],
  [
    [228, 238, 232],
    [24, 96, 62],
  ],
] as const;

/** Oldest last. */
const CATALOGS = [
  { name: 'Harmattan sale', description: 'Food and cloth from our shop in Surulere.' },
  { name: 'Corporate gifts', description: '' },
  { name: 'Eid collection', description: 'Closed until the next Eid.', isActive: false },
  { name: 'Trial shop', description: 'Only for tests.', environment: environments.test },
] as const;

/** The last one has no products. */
const CATEGORIES = ['Food', 'For the home', 'Gift cards', 'Seasonal'] as const;

const DELIVERIES = [
  { name: 'Delivery in Lagos', note: '1 to 2 days, by bike', fee: 2_500_00n, isOffered: true },
  { name: 'Delivery outside Lagos', note: '3 to 5 days, by courier', fee: 5_500_00n, isOffered: true },
  { name: 'Pick up at the shop', note: '14 Adeola Odeku Street, 9 am to 6 pm', fee: 0n, isOffered: true },
  { name: 'Same day', note: '', fee: 9_000_00n, isOffered: false },
] as const;

/** The same at every seeding, so that a copied URL stays valid. */
const referenceOf = (name: string) => `KCL-${createHash('sha256').update(name).digest('hex').slice(0, 16).toUpperCase()}`;

export const productsSeed: Seed = async (tx, now) => {
  const place = { businessId: bluecrest, environment: environments.live };
  const at = (index: number) => now.subtract({ hours: 5 + index * 61 });
  const shops = CATALOGS.map((one, index) => ({
    ...{ id: index + 1, ...place, isActive: true, currency: 'NGN', reference: referenceOf(one.name) },
    ...{ ...one, createdAt: at(20 + index) },
  }));
  await tx.insert(catalogs).values(shops);
  await tx.insert(categories).values(CATEGORIES.map((name, index) => ({ id: index + 1, ...place, name, createdAt: at(20) })));
  const ways = DELIVERIES.map((one, index) => ({ id: index + 1, catalogId: 1, ...one, createdAt: at(20 - index) }));
  await tx.insert(deliveryOptions).values(ways);
  // The oldest has the lowest id.
  const rows = [...SEEDED.entries()].reverse().map(([index, one], n) => ({ id: n + 1, index, one }));
  await tx.insert(products).values(
    rows.map(({ id, index, one: { name, price, deal = null, currency = 'NGN', stock, orders = 0 } }) => ({
      ...{ id, ...place, name, price, dealPrice: deal, currency, stock, orders },
      description: `${name}, from our shop in Lagos.`,
      url: '',
      ...{ isPhysical: stock !== null, needsAddress: stock !== null, needsNote: false },
      sold: price * BigInt(orders),
      createdAt: at(index),
    })),
  );
  await tx.insert(productImages).values(
    rows.map(({ id }) => ({
      id,
      productId: id,
      position: 0,
      reference: `IMG-${'0'.repeat(15)}${id}`,
      mediaType: 'image/png',
      content: drawnImage(id, INKS[id % INKS.length] ?? INKS[0]),
    })),
  );
  const fees = rows.flatMap(({ id, one: { fee } }) => (fee ? [{ productId: id, name: fee[0], amount: fee[1] }] : []));
  await tx.insert(productFees).values(fees);
  const within = rows.flatMap(({ id, one }) =>
    (one.catalogs ?? []).map((catalogId) => ({
      ...{ catalogId, productId: id },
      ...{ categoryId: one.category ?? null, isVisible: !one.isHidden },
    })),
  );
  await tx.insert(catalogProducts).values(within);
  await continueAllIds(tx, [catalogs, categories, deliveryOptions, products, productImages, productFees]);
};
