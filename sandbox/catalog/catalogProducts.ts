/** The products of a catalog: listing, creating, editing, showing and hiding. */
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { catalogProducts as endpoints } from '../../contract/catalog/catalogProducts';
import { said } from '../../contract/common';
import type { ServeInput } from '../../contract/endpoint';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, countOf, idIn, ofScope, type Paging, pageOf } from '../database/listing';
import { found } from '../database/named';
import { catalogProducts, categories, productImages, products } from '../database/schema';
import { Refusal } from '../refusal';
import { refuseChanged, versionOf } from '../rules/versions';
import { lockedCatalog, ownCatalog, refuseOtherCurrency } from './catalogs';
import { checkedProduct, checkedStock, imagesOf, storeImages, storeProduct } from './products';

export interface CatalogFilter {
  readonly keyword?: string | undefined;
  readonly category?: string | undefined;
  readonly isVisible?: boolean | undefined;
}

const joined = (db: Db) =>
  db
    .select({ product: products, isVisible: catalogProducts.isVisible, category: categories })
    .from(catalogProducts)
    .innerJoin(products, eq(products.id, catalogProducts.productId))
    .leftJoin(categories, eq(categories.id, catalogProducts.categoryId));

async function withImages(db: Db, rows: Awaited<ReturnType<typeof joined>>) {
  const ids = rows.map(({ product }) => product.id);
  const images = await db
    .select({ productId: productImages.productId, reference: productImages.reference })
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.position));
  return rows.map((row) => ({
    ...row,
    images: images.filter(({ productId }) => productId === row.product.id).map(({ reference }) => reference),
  }));
}

export type ShownProduct = Awaited<ReturnType<typeof withImages>>[number];

/** Returns a page of the products of a catalog, newest first. */
export async function productsIn(db: Db, catalogId: number, filter: CatalogFilter, paging: Paging) {
  const { keyword, category, isVisible } = filter;
  const where = and(
    eq(catalogProducts.catalogId, catalogId),
    containingText(products.name, keyword),
    category ? eq(catalogProducts.categoryId, idIn(category)) : undefined,
    isVisible === undefined ? undefined : eq(catalogProducts.isVisible, isVisible),
  );
  const newest = joined(db)
    .where(where)
    .orderBy(...newestFirst(products.createdAt, products.id));
  const all = db
    .select({ total: sql<number>`count(*)::int` })
    .from(catalogProducts)
    .innerJoin(products, eq(products.id, catalogProducts.productId))
    .where(where);
  const { rows, total } = await pageOf(newest, countOf(all), paging);
  return { rows: rows.length === 0 ? [] : await withImages(db, rows), total };
}

const inCatalog = (catalogId: number, asked: string): SQL | undefined =>
  and(eq(catalogProducts.catalogId, catalogId), eq(catalogProducts.productId, idIn(asked)));

/** @throws Refusal 404 if the catalog has no such product */
const productIn = async (db: Db, catalogId: number, asked: string): Promise<ShownProduct> =>
  found('Product', withImages(db, await joined(db).where(inCatalog(catalogId, asked))));

type Asked = Pick<ServeInput<typeof endpoints.createCatalogProduct>, 'params' | 'body' | 'files'>;
type Changed = Pick<ServeInput<typeof endpoints.updateCatalogProduct>, 'params' | 'body' | 'files'>;

/** Returns the category, locked so that nobody deletes it meanwhile. */
async function categoryFor(tx: Db, scope: Scope, asked: string | undefined): Promise<number | null> {
  if (asked === undefined) return null;
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(ofScope(categories, scope), eq(categories.id, idIn(asked))))
    .for('key share');
  if (!category) throw new Refusal(409, 'Category was deleted. Choose another one');
  return category.id;
}

/** The catalog is locked, so two products can't take one name at once. */
async function checkName(tx: Db, catalogId: number, name: string, own = 0): Promise<void> {
  const [taken] = await tx
    .select({ id: products.id })
    .from(catalogProducts)
    .innerJoin(products, eq(products.id, catalogProducts.productId))
    .where(
      and(eq(catalogProducts.catalogId, catalogId), eq(sql`lower(${products.name})`, name.toLowerCase()), ne(products.id, own)),
    )
    .limit(1);
  if (taken) throw new Refusal(409, 'Name is taken: this catalog already has a product with this name');
}

const stockIn = ({ stock }: Pick<Asked['body'], 'stock'>) => (stock === undefined ? null : checkedStock(stock));

export const createCatalogProduct = ({ db, clock }: OperationContext, actor: Actor, { params, body, files }: Asked) =>
  db.transaction(async (tx) => {
    const catalog = await lockedCatalog(tx, actor, params.catalogId);
    refuseOtherCurrency(catalog, body.currency, 'price');
    const { id: catalogId, currency } = catalog;
    const { businessId, environment } = actor;
    const product = { businessId, environment, ...checkedProduct(body), currency, stock: stockIn(body), createdAt: clock.now() };
    const images = imagesOf(files.images);
    await checkName(tx, catalogId, product.name);
    const categoryId = await categoryFor(tx, actor, body.categoryId);
    const { id: productId } = await storeProduct(tx, product, images);
    await tx.insert(catalogProducts).values({ catalogId, productId, categoryId, isVisible: body.isVisible === 'true' });
  });

/** What the form has, except the stock, which changes with every sale. */
const fieldsOf = (
  { product, isVisible }: Pick<ShownProduct, 'product' | 'isVisible'>,
  categoryId: number | null,
  images: readonly string[],
) => ({
  ...{
    name: product.name,
    description: product.description,
    price: product.price,
    dealPrice: product.dealPrice,
    url: product.url,
  },
  ...{ isPhysical: product.isPhysical, needsAddress: product.needsAddress, needsNote: product.needsNote },
  ...{ isVisible, categoryId, images },
});

const present = (shown: ShownProduct) => fieldsOf(shown, shown.category?.id ?? null, shown.images);

export const versionOfProduct = (shown: ShownProduct): string => versionOf(present(shown));

/** Returns the new stock. @throws Refusal 409 if the shop sold some since the merchant saw it */
function newStock(stock: number | null, { stockBefore, ...body }: Changed['body']): number | null {
  if (stockBefore === undefined) return stock;
  const wanted = stockIn(body);
  if (wanted === stock || stockBefore === (stock === null ? '' : String(stock))) return wanted;
  throw new Refusal(409, `The stock of this product changed ${said.changedMeanwhile}`);
}

/** @returns the product as it was */
export const updateCatalogProduct = ({ db }: OperationContext, scope: Scope, { params, body, files }: Changed) =>
  db.transaction(async (tx) => {
    const { id: catalogId } = await lockedCatalog(tx, scope, params.catalogId);
    const before = await productIn(tx, catalogId, params.productId);
    const { id } = before.product;
    // Locked, because a shop may sell some of it at the same time.
    const [locked] = await tx.select({ stock: products.stock }).from(products).where(eq(products.id, id)).for('no key update');
    const product = checkedProduct(body);
    const isVisible = body.isVisible === 'true';
    const images = files.images.length > 0 ? [] : before.images;
    const wanted = fieldsOf(
      { product: { ...before.product, ...product }, isVisible },
      body.categoryId === undefined ? null : idIn(body.categoryId),
      images,
    );
    refuseChanged({ thing: 'product', seen: body.version, present: present(before), wanted });
    await checkName(tx, catalogId, product.name, id);
    const stock = newStock(locked?.stock ?? null, body);
    await tx
      .update(products)
      .set({ ...product, stock })
      .where(eq(products.id, id));
    if (files.images.length > 0) await storeImages(tx, id, imagesOf(files.images));
    const categoryId = await categoryFor(tx, scope, body.categoryId);
    await tx
      .update(catalogProducts)
      .set({ categoryId, isVisible })
      .where(inCatalog(catalogId, `${id}`));
    return before;
  });

/** @returns whether it was visible before */
export const setVisible = ({ db }: OperationContext, scope: Scope, params: Changed['params'], isVisible: boolean) =>
  db.transaction(async (tx) => {
    const { id: catalogId } = await lockedCatalog(tx, scope, params.catalogId);
    const before = await productIn(tx, catalogId, params.productId);
    await tx.update(catalogProducts).set({ isVisible }).where(inCatalog(catalogId, params.productId));
    return before.isVisible;
  });

/** A page of a catalog of the business. */
export const listCatalogProducts = async (
  { db }: OperationContext,
  scope: Scope,
  asked: string,
  filter: CatalogFilter,
  paging: Paging,
) => productsIn(db, (await ownCatalog(db, scope, asked)).id, filter, paging);

export const findCatalogProduct = async ({ db }: OperationContext, scope: Scope, { catalogId, productId }: Changed['params']) =>
  productIn(db, (await ownCatalog(db, scope, catalogId)).id, productId);
