/** What is stored of a new product. No call returns all of it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { products } from '../database/schema';
import { drawnImage } from '../rules/drawnImage';
import { toWallClock } from '../rules/wallclock';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant } from '../testing/people';
import { createProduct, listProducts } from './products';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const bytes = new Uint8Array(
  drawnImage(1, [
    [255, 255, 255],
    [20, 40, 120],
  ]),
);
const said = (isChecked: boolean) => (isChecked ? 'true' : 'false');

const NONE = { isPhysical: false, needsAddress: false, needsNote: false };

// One box at a time, so that no box is stored as another.
it.each([
  ['no box', NONE],
  ['“Contains physical goods”', { ...NONE, isPhysical: true }],
  ['“Ask for a delivery address”', { ...NONE, needsAddress: true }],
  ['“Ask for a delivery note”', { ...NONE, needsNote: true }],
])('[PRD-02] a new product with %s checked is stored with just that', async (_, boxes) => {
  const context = contextAtFixedTime(database.db);
  const actor = await newMerchant(context, 0n);
  await createProduct(context, actor, {
    headers: { 'idempotency-key': 'k' },
    body: {
      ...{ name: 'Adire cloth', description: 'Hand-dyed', price: '18500.00', stock: '24' },
      containsphysicalgoods: said(boxes.isPhysical),
      deliveryaddressrequired: said(boxes.needsAddress),
      deliverynoterequired: said(boxes.needsNote),
    },
    files: { images: [{ name: 'a.png', type: 'image/png', bytes }] },
  });
  const rows = await database.db.select().from(products).where(eq(products.businessId, actor.businessId));
  expect(rows).toMatchObject([boxes]);
});

it('[PRD-01] the time of a listed product is that of its creation in Lagos, in whole seconds', async () => {
  const context = contextAtFixedTime(database.db);
  const actor = await newMerchant(context, 0n);
  const [seeded] = await database.db.select().from(products).limit(1);
  if (!seeded) throw new Error('The seed has no product');
  const { id: _, ...product } = { ...seeded, businessId: actor.businessId, environment: actor.environment };
  const times = ['2026-11-28T23:30:59.999999Z', '2026-01-01T00:00:00Z', '2001-06-30T22:59:59.5Z'];
  const created = times.map((time) => Temporal.Instant.from(time));
  await database.db.insert(products).values(created.map((createdAt) => ({ ...product, createdAt })));
  const rows = await listProducts(context, actor, { availability: undefined, from: null, before: null });
  expect(rows.map(({ dateCreated }) => dateCreated)).toEqual(created.map(toWallClock));
});
