/** Products of a business, with their images and fees. Money is in minor units (`bigint`). */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, id, instant, money } from '../columns';
import { ofBusiness } from './people.tables';

export const products = pgTable(
  'product',
  {
    id: id(),
    ...ofBusiness(),
    name: text().notNull(),
    description: text().notNull(),
    currency: text().notNull(),
    price: money().notNull(),
    dealPrice: money('deal_price'),
    url: text().notNull(),
    isPhysical: boolean('is_physical').notNull(),
    needsAddress: boolean('needs_address').notNull(),
    needsNote: boolean('needs_note').notNull(),
    /** Null: unlimited. */
    stock: integer(),
    /** How often it was ordered, and for how much. */
    orders: integer().notNull(),
    sold: money().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('product_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    check(
      'product_price',
      sql`${table.price} > 0 and (${table.dealPrice} is null or ${table.dealPrice} between 1 and ${table.price})`,
    ),
    check('product_stock', sql`${table.stock} is null or ${table.stock} >= 0`),
  ],
);

/** The first position is the main image. */
export const productImages = pgTable(
  'product_image',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Cannot be guessed. Anyone with the address sees the image, as in a shop. */
    reference: text().notNull().unique(),
    mediaType: text('media_type').notNull(),
    content: bytes().notNull(),
  },
  (table) => [unique('product_image_position').on(table.productId, table.position)],
);

export const productFees = pgTable(
  'product_fee',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    amount: money().notNull(),
  },
  (table) => [index('product_fee_of').on(table.productId), check('product_fee_positive', sql`${table.amount} > 0`)],
);
