/** What is stored of a new product. No call returns all of it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { products } from '../database/schema';
import { drawnImage } from '../rules/drawnImage';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant } from '../testing/people';
import { createProduct } from './products';

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
