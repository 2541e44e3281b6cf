/** Catalogs of a business: listing, creating, editing, opening and closing. */
import { and, count, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { catalogs as endpoints } from '../../contract/catalog/catalogs';
import type { ServeInput } from '../../contract/endpoint';
import { ZONE } from '../clock';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, idIn, ofScope, type Paging, pageOf } from '../database/listing';
import { filled, found, uniquely } from '../database/named';
import { catalogOrders, catalogProducts, catalogs, deliveryOptions, transactions } from '../database/schema';
import { paperOf, pictures } from '../http/fileTypes';
import { Refusal } from '../refusal';
import { isCurrency } from '../rules/money';
import { newReference } from '../rules/secrets';
import { refuseChanged, versionOf } from '../rules/versions';

export type CatalogRow = typeof catalogs.$inferSelect;

const LOGO_BYTES = 1024 * 1024;

/** Returns the first moment of this month in Lagos. */
export const monthStart = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO(ZONE).toPlainDate().with({ day: 1 }).toZonedDateTime(ZONE).toInstant();

const TAKEN = 'Name is taken: you already have a catalog with this name';

/** Returns catalogs with their number of products, and their paid orders of this month. */
async function withCounts({ db, clock }: OperationContext, rows: readonly CatalogRow[]) {
  const ids = rows.map(({ id }) => id);
  const products = await db
    .select({ id: catalogProducts.catalogId, count: count() })
    .from(catalogProducts)
    .where(inArray(catalogProducts.catalogId, ids))
    .groupBy(catalogProducts.catalogId);
  const orders = await db
    .select({ id: catalogOrders.catalogId, count: count(), paid: sum(catalogOrders.total) })
    .from(catalogOrders)
    .innerJoin(transactions, eq(transactions.id, catalogOrders.transactionId))
    .where(
      and(
        inArray(catalogOrders.catalogId, ids),
        eq(transactions.status, 'Successful'),
        gte(catalogOrders.createdAt, monthStart(clock.now())),
      ),
    )
    .groupBy(catalogOrders.catalogId);
  return rows.map((catalog) => {
    const ordered = orders.find(({ id }) => id === catalog.id);
    return {
      catalog,
      products: products.find(({ id }) => id === catalog.id)?.count ?? 0,
      orders: ordered?.count ?? 0,
      paid: BigInt(ordered?.paid ?? 0),
    };
  });
}

export type CountedCatalog = Awaited<ReturnType<typeof withCounts>>[number];

interface CatalogFilter {
  readonly keyword: string | undefined;
  /** Undefined: both. */
  readonly isActive: boolean | undefined;
}

/** Returns a page, newest first. */
export async function listCatalogs(
  context: OperationContext,
  scope: Scope,
  { keyword, isActive }: CatalogFilter,
  paging: Paging,
): Promise<{ readonly rows: readonly CountedCatalog[]; readonly total: number }> {
  const { db } = context;
  const where = and(
    ofScope(catalogs, scope),
    containingText(catalogs.name, keyword),
    isActive === undefined ? undefined : eq(catalogs.isActive, isActive),
  );
  const newest = db
    .select()
    .from(catalogs)
    .where(where)
    .orderBy(...newestFirst(catalogs.createdAt, catalogs.id));
  const { rows, total } = await pageOf(newest, db.$count(catalogs, where), paging);
  return { rows: rows.length === 0 ? [] : await withCounts(context, rows), total };
}

/** @throws Refusal 404 if the business has no such catalog */
export const ownCatalog = (db: Db, scope: Scope, asked: string): Promise<CatalogRow> =>
  found(
    'Catalog',
    db
      .select()
      .from(catalogs)
      .where(and(ofScope(catalogs, scope), eq(catalogs.id, idIn(asked)))),
  );

/** The same, locked: two changes of one catalog run one after the other. */
export async function lockedCatalog(tx: Db, scope: Scope, asked: string): Promise<CatalogRow> {
  const { id } = await ownCatalog(tx, scope, asked);
  return found('Catalog', tx.select().from(catalogs).where(eq(catalogs.id, id)).for('no key update'));
}

/** An amount counts only in the currency that the merchant saw. @throws Refusal 409 */
export function refuseOtherCurrency({ currency }: CatalogRow, seen: string | undefined, amount: string): void {
  if (seen !== undefined && seen !== currency)
    throw new Refusal(409, `This catalog sells in ${currency} now. Check the ${amount}`);
}

export const findCatalog = async (context: OperationContext, scope: Scope, asked: string): Promise<CountedCatalog> =>
  found('Catalog', withCounts(context, [await ownCatalog(context.db, scope, asked)]));

type Asked = Pick<ServeInput<typeof endpoints.createCatalog>, 'body' | 'files'>;
type Changed = Pick<ServeInput<typeof endpoints.updateCatalog>, 'body' | 'files'>;

const NO_LOGO = { logoReference: null, logoType: null, logo: null } as const;

function valuesOf({ body, files }: Asked) {
  const { currency, description, removeLogo } = body;
  if (!isCurrency(currency)) throw new Refusal(400, 'Unknown currency');
  const sent = files.logo && paperOf('Logo', files.logo, pictures, LOGO_BYTES);
  const logo = sent && { logoReference: newReference('IMG'), logoType: sent.mediaType, logo: sent.content };
  const values = { name: filled('Name', body.name), description: description.trim(), currency };
  return { ...values, ...(removeLogo === 'true' && NO_LOGO), ...logo };
}

/** @throws Refusal 409 for a name that the business has already given, 400 or 413 for a wrong field or logo */
export async function createCatalog({ db, clock }: OperationContext, actor: Actor, asked: Asked): Promise<void> {
  const { businessId, environment } = actor;
  const values = { businessId, environment, reference: newReference('KCL'), isActive: true, createdAt: clock.now() };
  const row = { ...values, ...valuesOf(asked) };
  await uniquely(db, 'catalog_name', TAKEN, (tx) => tx.insert(catalogs).values(row).execute());
}

/** Whether prices or fees are in the currency of a catalog. */
const hasAmounts = async (tx: Db, id: number) =>
  (await tx.$count(catalogProducts, eq(catalogProducts.catalogId, id))) > 0 ||
  (await tx.$count(deliveryOptions, eq(deliveryOptions.catalogId, id))) > 0;

/** What the form has. */
const fieldsOf = ({ name, description, currency, logoReference }: CatalogRow) => ({ name, description, currency, logoReference });

export const versionOfCatalog = (catalog: CatalogRow): string => versionOf(fieldsOf(catalog));

/**
 * As `createCatalog`. @throws Refusal 409 too for another currency than that of its products and fees, and if someone changed it meanwhile.
 * @returns it as it was
 */
export const updateCatalog = ({ db }: OperationContext, scope: Scope, asked: string, input: Changed): Promise<CatalogRow> =>
  db.transaction(async (tx) => {
    const before = await lockedCatalog(tx, scope, asked);
    const values = valuesOf(input);
    const wanted = fieldsOf({ ...before, ...values });
    refuseChanged({ thing: 'catalog', seen: input.body.version, present: fieldsOf(before), wanted });
    if (values.currency !== before.currency && (await hasAmounts(tx, before.id)))
      throw new Refusal(409, 'Currency can’t change, because the catalog has products or fees in it');
    const own = eq(catalogs.id, before.id);
    await uniquely(tx, 'catalog_name', TAKEN, (part) => part.update(catalogs).set(values).where(own).execute());
    return before;
  });

/** @returns whether it was active before */
export const setCatalogActive = ({ db }: OperationContext, scope: Scope, asked: string, isActive: boolean): Promise<CatalogRow> =>
  db.transaction(async (tx) => {
    const before = await lockedCatalog(tx, scope, asked);
    await tx.update(catalogs).set({ isActive }).where(eq(catalogs.id, before.id));
    return before;
  });

/** Returns a logo by its reference, for anyone who has its address. */
export async function findLogo({ db }: OperationContext, reference: string) {
  const [logo] = await db
    .select({ mediaType: sql<string>`${catalogs.logoType}`, content: catalogs.logo })
    .from(catalogs)
    .where(eq(catalogs.logoReference, reference));
  return logo?.content ? { ...logo, content: logo.content } : null;
}
