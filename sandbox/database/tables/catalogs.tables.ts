/** Catalogs of a business: their products, categories and delivery options, the baskets of their shops, and the orders. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, instant, money } from '../columns';
import { ofBusiness, users } from './people.tables';
import { products } from './products.tables';
import { transactions } from './transactions.tables';

export const catalogs = pgTable(
  'catalog',
  {
    id: id(),
    ...ofBusiness(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    currency: text().notNull(),
    /** Null: no logo. It cannot be guessed, and anyone with it sees the logo. */
    logoReference: text('logo_reference').unique(),
    logoType: text('logo_type'),
    logo: bytes(),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('catalog_name').on(table.businessId, table.environment, sql`lower(${table.name})`),
    check('catalog_logo', sql`num_nonnulls(${table.logoReference}, ${table.logoType}, ${table.logo}) in (0, 3)`),
  ],
);

export const categories = pgTable(
  'product_category',
  { id: id(), ...ofBusiness(), name: text().notNull(), createdAt: instant('created_at').notNull() },
  (table) => [uniqueIndex('product_category_name').on(table.businessId, table.environment, sql`lower(${table.name})`)],
);

/** A product in a catalog cannot be deleted, and neither can the category that it has there. */
export const catalogProducts = pgTable(
  'catalog_product',
  {
    catalogId: integer('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    categoryId: integer('category_id').references(() => categories.id),
    /** Hidden from the shop if false. */
    isVisible: boolean('is_visible').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.productId] }),
    index('catalog_of_product').on(table.productId),
    index('catalog_product_category').on(table.categoryId),
  ],
);

export const deliveryOptions = pgTable(
  'delivery_option',
  {
    id: id(),
    catalogId: integer('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    name: text().notNull(),
    note: text().notNull(),
    fee: money().notNull(),
    /** No longer offered if false. Orders keep their own copy of it. */
    isOffered: boolean('is_offered').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('delivery_option_name').on(table.catalogId, sql`lower(${table.name})`),
    check('delivery_option_fee', sql`${table.fee} >= 0`),
  ],
);

/** What a buyer picked. The basket holds its pieces until `heldUntil`; afterwards others can buy them. */
export const baskets = pgTable(
  'basket',
  {
    id: id(),
    catalogId: integer('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    /** In a cookie of the buyer. */
    secret: text().notNull().unique(),
    deliveryId: integer('delivery_id').references(() => deliveryOptions.id),
    heldUntil: instant('held_until').notNull(),
  },
  (table) => [index('basket_held').on(table.heldUntil)],
);

export const basketLines = pgTable(
  'basket_line',
  {
    basketId: integer('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** How many of them were free, and are held for this basket. */
    held: integer().notNull(),
    /** The price that the buyer picked it at. */
    price: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.productId] }),
    index('basket_line_product').on(table.productId),
    check('basket_line_quantity', sql`${table.quantity} > 0 and ${table.held} between 0 and ${table.quantity}`),
  ],
);

/** An order as it was paid. Its status is that of its transaction. */
export const catalogOrders = pgTable(
  'catalog_order',
  {
    id: id(),
    ...ofBusiness(),
    reference: text().notNull().unique(),
    catalogId: integer('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    transactionId: integer('transaction_id')
      .notNull()
      .unique()
      .references(() => transactions.id),
    /** That of the page it was paid on, so that sending the page twice orders once. Null: seeded. */
    key: text().unique(),
    address: text().notNull(),
    note: text().notNull(),
    deliveryId: integer('delivery_id').references(() => deliveryOptions.id),
    deliveryName: text('delivery_name').notNull(),
    deliveryFee: money('delivery_fee').notNull(),
    /** The sum of its items and of the delivery. A customer may pay a transaction fee on top. */
    total: money().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    sentNote: text('sent_note'),
    senderId: integer('sender_id').references(() => users.id),
  },
  (table) => [
    index('catalog_order_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    index('catalog_order_catalog').on(table.catalogId),
    check('catalog_order_sent', sql`num_nonnulls(${table.sentAt}, ${table.sentNote}, ${table.senderId}) in (0, 3)`),
  ],
);

export const catalogOrderItems = pgTable(
  'catalog_order_item',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => catalogOrders.id),
    position: integer().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    quantity: integer().notNull(),
    price: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('catalog_order_item_product').on(table.productId),
    check('catalog_order_item_quantity', sql`${table.quantity} > 0`),
  ],
);
