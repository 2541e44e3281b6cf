/** A few products, two catalogs that hold some of them, and their images. Nothing random is drawn for them. */

import { bluecrest } from '../access/people.seed';
import { continueAllIds, type Seed } from '../database/insert';
import { catalogProducts, catalogs, productFees, productImages, products } from '../database/schema';
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
  readonly fee?: readonly [name: string, amount: bigint];
}

/** Newest first. The second can be deleted. */
const SEEDED: readonly Seeded[] = [
  { name: 'Ofada rice, 5 kg', price: 14_200_00n, stock: 60, orders: 18, catalogs: [1] },
  { name: 'Adire tablecloth, 6 seats', price: 18_500_00n, deal: 16_000_00n, stock: 24, fee: ['Delivery in Lagos', 2_500_00n] },
  { name: 'Gift card', price: 5_000_00n, stock: null, orders: 41, catalogs: [1, 2] },
  { name: 'Palm oil, 2 litres', price: 6_750_00n, stock: 0, orders: 7 },
  { name: 'Aṣọ òkè cushion <em>hand-woven</em>', price: 12_900_00n, stock: 3 },
  { name: 'Shea butter for export', price: 24_50n, currency: 'USD', stock: 200, fee: ['Courier', 18_00n] },
  { name: 'كتاب الطبخ', price: 3_200_00n, stock: 12 },
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

const CATALOGS = ['Harmattan sale', 'Corporate gifts'] as const;

export const productsSeed: Seed = async (tx, now) => {
  const place = { businessId: bluecrest, environment: environments.live };
  const at = (index: number) => now.subtract({ hours: 5 + index * 61 });
  await tx.insert(catalogs).values(CATALOGS.map((name, index) => ({ id: index + 1, ...place, name, createdAt: at(20 + index) })));
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
  const within = rows.flatMap(({ id, one }) => (one.catalogs ?? []).map((catalogId) => ({ catalogId, productId: id })));
  await tx.insert(catalogProducts).values(within);
  await continueAllIds(tx, [catalogs, products, productImages, productFees]);
};
