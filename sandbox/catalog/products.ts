/** Products of a business: listing, creating and deleting. */
import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { IMAGE_BYTES, MOST_IMAGES, MOST_STOCK } from '../../contract/catalog/productLimits';
import type { products as endpoints } from '../../contract/catalog/products';
import type { SentFile, ServeInput } from '../../contract/endpoint';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst, wallClockOf } from '../database/columns';
import type { Db } from '../database/database';
import { idIn, ofScope, type Period, within } from '../database/listing';
import { catalogProducts, catalogs, productFees, productImages, products } from '../database/schema';
import { paperOf, pictures } from '../http/fileTypes';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { Refusal } from '../refusal';
import { isCurrency, toMinor } from '../rules/money';
import { newReference } from '../rules/secrets';

export interface ProductFilter extends Period {
  readonly availability: 'In-stock' | 'Out-of-stock' | undefined;
}

function ofAvailability(availability: ProductFilter['availability']): SQL | undefined {
  if (availability === undefined) return undefined;
  return availability === 'In-stock' ? or(isNull(products.stock), gt(products.stock, 0)) : eq(products.stock, 0);
}

/** What the list shows. The database writes the time: a merchant may have 10,000 products, and the documented call returns them all. */
const listed = {
  ...{ id: products.id, name: products.name, price: products.price, dealPrice: products.dealPrice, currency: products.currency },
  ...{ stock: products.stock, orders: products.orders, sold: products.sold, dateCreated: wallClockOf(products.createdAt) },
  image: productImages.reference,
};

/** Returns all that match, newest first, each with the reference of its main image. */
export const listProducts = ({ db }: OperationContext, scope: Scope, { availability, ...days }: ProductFilter) =>
  db
    .select(listed)
    .from(products)
    .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.position, 0)))
    .where(and(ofScope(products, scope), ofAvailability(availability), within(products.createdAt, days)))
    .orderBy(...newestFirst(products.createdAt, products.id));

type NewProduct = ServeInput<typeof endpoints.createProduct>;

const LONGEST = { name: 100, description: 1000, fee: 100 } as const;

function textOf(label: string, text: string, longest: number): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Refusal(400, `${label} is required`);
  if ([...trimmed].length > longest) throw new Refusal(400, `${label} must be at most ${longest} characters`);
  return trimmed;
}

function amountOf(label: string, text: string): bigint {
  const amount = toMinor(text);
  if (amount === null || amount <= 0n) throw new Refusal(400, `${label} must be greater than 0`);
  return amount;
}

/** What every form of a product has. */
type ProductBody = Pick<
  NewProduct['body'],
  | 'name'
  | 'description'
  | 'price'
  | 'dealprice'
  | 'url'
  | 'containsphysicalgoods'
  | 'deliveryaddressrequired'
  | 'deliverynoterequired'
>;

/** Returns what is stored, or refuses the first wrong field in the order of the form. */
export function checkedProduct(body: ProductBody) {
  const name = textOf('Name', body.name, LONGEST.name);
  const description = textOf('Description', body.description, LONGEST.description);
  const price = amountOf('Price', body.price);
  const dealPrice = body.dealprice === undefined ? null : amountOf('Deal price', body.dealprice);
  if (dealPrice !== null && dealPrice > price) throw new Refusal(400, 'Deal price must be at most the price');
  return {
    ...{ name, description, price, dealPrice, url: body.url ?? '' },
    isPhysical: body.containsphysicalgoods === 'true',
    needsAddress: body.deliveryaddressrequired === 'true',
    needsNote: body.deliverynoterequired === 'true',
  };
}

export function checkedStock(text: string): number {
  const stock = Number(text);
  if (stock > MOST_STOCK) throw new Refusal(400, `Stock must be at most ${MOST_STOCK}`);
  return stock;
}

function checked({ body }: NewProduct) {
  const product = checkedProduct(body);
  const currency = body.currency ?? 'NGN';
  if (!isCurrency(currency)) throw new Refusal(400, 'Unknown currency');
  const stock = checkedStock(body.stock);
  const fees = (body.fees ?? []).map((each) => ({
    name: textOf('Fee name', each.name, LONGEST.fee),
    amount: amountOf('Fee', each.fee),
  }));
  // The documents send 0 for an unlimited stock.
  return { product: { ...product, currency, stock: stock === 0 ? null : stock }, fees };
}

export function imagesOf(files: readonly SentFile[]) {
  if (files.length === 0) throw new Refusal(400, 'Images are required');
  if (files.length > MOST_IMAGES) throw new Refusal(400, `Images: at most ${MOST_IMAGES} are allowed`);
  return files.map((file, index) => paperOf(`Image ${index + 1}`, file, pictures, IMAGE_BYTES));
}

type Images = ReturnType<typeof imagesOf>;

/** Stores the images of a product in the order of the form, instead of earlier ones. */
export async function storeImages(tx: Db, productId: number, images: Images): Promise<void> {
  await tx.delete(productImages).where(eq(productImages.productId, productId));
  await tx.insert(productImages).values(
    images.map(({ mediaType, content }, position) => ({
      ...{ productId, position, mediaType, content },
      reference: newReference('IMG'),
    })),
  );
}

/** Stores a product that was never ordered. */
export async function storeProduct(
  tx: Db,
  product: Omit<typeof products.$inferInsert, 'orders' | 'sold'>,
  images: Images,
): Promise<{ readonly id: number }> {
  const [made] = await tx
    .insert(products)
    .values({ ...product, orders: 0, sold: 0n })
    .returning({ id: products.id });
  if (!made) throw new Error('The inserted product was not found');
  await storeImages(tx, made.id, images);
  return made;
}

const CREATED = 'Product created successfully';

/**
 * Creates a product, once for each key. A refusal leaves the key open, so that a corrected product can be tried.
 * @returns the message for the merchant
 */
export const createProduct = (context: OperationContext, actor: Actor, asked: NewProduct): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { businessId, environment } = actor;
    const { product, fees } = checked(asked);
    const images = imagesOf(asked.files.images);
    const now = context.clock.now();
    const key = keyOf(actor, 'createProduct', asked.headers['idempotency-key']);
    const hash = bodyHash({ ...asked.body, images: images.map(({ content }) => Buffer.from(content).toString('base64')) });
    const first = await claimKey(tx, now, key, hash);
    if (first) return replayResponse(first, hash, 'product').message;
    const { id: productId } = await storeProduct(tx, { businessId, environment, ...product, createdAt: now }, images);
    if (fees.length > 0) await tx.insert(productFees).values(fees.map((fee) => ({ productId, ...fee })));
    await storeResponse(tx, key, { statusCode: '00', message: CREATED, batchId: null });
    return CREATED;
  });

async function catalogsWith(tx: Db, productId: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: catalogs.name })
    .from(catalogs)
    .where(
      inArray(
        catalogs.id,
        tx.select({ id: catalogProducts.catalogId }).from(catalogProducts).where(eq(catalogProducts.productId, productId)),
      ),
    )
    .orderBy(asc(catalogs.name));
  return rows.map(({ name }) => name);
}

/**
 * Deletes a product with its images and fees. One of another business is reported as not found.
 * @returns its name
 * @throws Refusal 404 if it is not there, 409 if it is in a catalog or was ordered
 */
export const deleteProduct = ({ db }: OperationContext, scope: Scope, asked: string): Promise<string> =>
  db.transaction(async (tx) => {
    const id = idIn(asked);
    // Locked, because a catalog could take it in between.
    const [product] = await tx
      .select()
      .from(products)
      .where(and(ofScope(products, scope), eq(products.id, id)))
      .for('update');
    if (!product) throw new Refusal(404, 'This product has been deleted');
    const within = await catalogsWith(tx, id);
    if (within.length > 0) throw new Refusal(409, `This product is in ${within.join(', ')}. Remove it there first`);
    if (product.orders > 0) throw new Refusal(409, 'This product was ordered, so it can’t be deleted');
    await tx.delete(products).where(eq(products.id, id));
    return product.name;
  });

/** Returns an image by its reference, for anyone who has its address. */
export async function findImage({ db }: OperationContext, reference: string) {
  const [image] = await db.select().from(productImages).where(eq(productImages.reference, reference));
  return image ?? null;
}
