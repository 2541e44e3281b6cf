/** Serves the categories of a business. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { categories as endpoints } from '../../contract/catalog/categories';
import type { Scope } from '../context';
import type { Db } from '../database/database';
import { containingText, idIn, ofScope, pageOf } from '../database/listing';
import { filled, found, uniquely } from '../database/named';
import { catalogProducts, catalogs, categories } from '../database/schema';
import { pagingOf } from '../http/paging.routes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import { refuseChanged, versionOf } from '../rules/versions';

type Row = typeof categories.$inferSelect;

const TAKEN = 'Name is taken: you already have a category with this name';

/** Returns them with their number of products, and the names of the catalogs where they are used. */
async function onWire(db: Db, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const used = await db
    .select({ id: catalogProducts.categoryId, catalog: catalogs.name, count: count() })
    .from(catalogProducts)
    .innerJoin(catalogs, eq(catalogs.id, catalogProducts.catalogId))
    .where(
      inArray(
        catalogProducts.categoryId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(catalogProducts.categoryId, catalogs.name)
    .orderBy(asc(catalogs.name));
  return rows.map(({ id, name }) => {
    const own = used.filter((use) => use.id === id);
    const products = own.reduce((sum, use) => sum + use.count, 0);
    return { id, name, products, catalogs: own.map(({ catalog }) => catalog), version: versionOf({ name }) };
  });
}

const own = (scope: Scope, asked: string) => and(ofScope(categories, scope), eq(categories.id, idIn(asked)));

export const categoriesRoutes = [
  serve(endpoints.listCatalogCategories, async ({ query }, { context: { db }, session }) => {
    const where = and(ofScope(categories, session), containingText(categories.name, query.keyword));
    const byName = db.select().from(categories).where(where).orderBy(asc(categories.name), asc(categories.id));
    const { rows, total } = await pageOf(byName, db.$count(categories, where), pagingOf('size', query.page, query.size));
    return { items: await onWire(db, rows), totalItems: total };
  }),
  serve(endpoints.getCatalogCategory, async ({ params }, { context: { db }, session }) => {
    const rows = await db.select().from(categories).where(own(session, params.categoryId));
    return { data: await found('Category', onWire(db, rows)) };
  }),
  serveChange(
    endpoints.createCatalogCategory,
    { type: 'Catalogs', action: 'Create category', subject: ['category', 'body.name'] },
    async ({ body }, { context: { db, clock }, session: { businessId, environment } }) => {
      const values = { businessId, environment, name: filled('Name', body.name), createdAt: clock.now() };
      await uniquely(db, 'product_category_name', TAKEN, (tx) => tx.insert(categories).values(values).execute());
      return { status: true, message: 'Category created successfully' };
    },
  ),
  serveChange(
    endpoints.updateCatalogCategory,
    { type: 'Catalogs', action: 'Edit category', subject: ['category', 'params.categoryId'] },
    ({ params, body }, { context: { db }, session, audit }) =>
      db.transaction(async (tx) => {
        const mine = own(session, params.categoryId);
        const { name } = await found('Category', tx.select().from(categories).where(mine).for('no key update'));
        const values = { name: filled('Name', body.name) };
        refuseChanged({ thing: 'category', seen: body.version, present: { name }, wanted: values });
        await uniquely(tx, 'product_category_name', TAKEN, (part) => part.update(categories).set(values).where(mine).execute());
        audit.about({ before: { name } });
        return { status: true, message: 'Category saved successfully' };
      }),
  ),
  serveChange(
    endpoints.deleteCatalogCategory,
    { type: 'Catalogs', action: 'Delete category', subject: ['category', 'params.categoryId'] },
    ({ params }, { context: { db }, session, audit }) =>
      db.transaction(async (tx) => {
        const mine = own(session, params.categoryId);
        // Locked, so that no product gets it in between.
        const { id, name } = await found('Category', tx.select().from(categories).where(mine).for('update'));
        if ((await tx.$count(catalogProducts, eq(catalogProducts.categoryId, id))) > 0)
          throw new Refusal(409, 'This category has products. Move them to another category first');
        await tx.delete(categories).where(mine);
        audit.about({ before: { name } });
        return { status: true, message: 'Category deleted successfully' };
      }),
  ),
];
