/** Serves the delivery options of a catalog. */
import { and, asc, count, eq, gte, inArray } from 'drizzle-orm';
import { deliveryOptions as endpoints } from '../../contract/catalog/deliveryOptions';
import type { OperationContext } from '../context';
import { idIn, pageOf } from '../database/listing';
import { filled, found, uniquely } from '../database/named';
import { catalogOrders, deliveryOptions } from '../database/schema';
import { pagingOf } from '../http/paging.routes';
import { serve, serveChange } from '../http/serve';
import { toMajor, toMinor } from '../rules/money';
import { refuseChanged, versionOf } from '../rules/versions';
import { lockedCatalog, monthStart, ownCatalog, refuseOtherCurrency } from './catalogs';

type Row = typeof deliveryOptions.$inferSelect;

const THING = 'Delivery option';
const TAKEN = 'Name is taken: this catalog already has a delivery option with this name';

/** What the form has. */
const fieldsOf = ({ name, note, fee, isOffered }: Pick<Row, 'name' | 'note' | 'fee' | 'isOffered'>) => ({
  name,
  note,
  fee,
  isOffered,
});

async function onWire({ db, clock }: OperationContext, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const used = await db
    .select({ id: catalogOrders.deliveryId, count: count() })
    .from(catalogOrders)
    .where(
      and(
        inArray(
          catalogOrders.deliveryId,
          rows.map(({ id }) => id),
        ),
        gte(catalogOrders.createdAt, monthStart(clock.now())),
      ),
    )
    .groupBy(catalogOrders.deliveryId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    note: row.note,
    fee: toMajor(row.fee),
    isOffered: row.isOffered,
    ordersThisMonth: used.find(({ id }) => id === row.id)?.count ?? 0,
    version: versionOf(fieldsOf(row)),
  }));
}

const ofCatalog = (catalogId: number, asked: string) =>
  and(eq(deliveryOptions.catalogId, catalogId), eq(deliveryOptions.id, idIn(asked)));

const valuesOf = ({ name, note, fee, isOffered }: { name: string; note: string; fee: string; isOffered: boolean }) => ({
  name: filled('Name', name),
  note: note.trim(),
  fee: toMinor(fee) ?? 0n,
  isOffered,
});

export const deliveryOptionsRoutes = [
  serve(endpoints.listDeliveryOptions, async ({ params, query }, { context, session }) => {
    const { db } = context;
    const where = eq(deliveryOptions.catalogId, (await ownCatalog(db, session, params.catalogId)).id);
    const oldest = db
      .select()
      .from(deliveryOptions)
      .where(where)
      .orderBy(asc(deliveryOptions.createdAt), asc(deliveryOptions.id));
    const { rows, total } = await pageOf(oldest, db.$count(deliveryOptions, where), pagingOf('size', query.page, query.size));
    return { items: await onWire(context, rows), totalItems: total };
  }),
  serve(endpoints.getDeliveryOption, async ({ params }, { context, session }) => {
    const { id } = await ownCatalog(context.db, session, params.catalogId);
    const rows = context.db.select().from(deliveryOptions).where(ofCatalog(id, params.deliveryId));
    return { data: await found(THING, onWire(context, await rows)) };
  }),
  serveChange(
    endpoints.createDeliveryOption,
    { type: 'Catalogs', action: 'Create delivery option', subject: ['delivery option', 'body.name'] },
    ({ params, body }, { context: { db, clock }, session }) =>
      db.transaction(async (tx) => {
        const catalog = await lockedCatalog(tx, session, params.catalogId);
        refuseOtherCurrency(catalog, body.currency, 'fee');
        const { id: catalogId } = catalog;
        const values = { catalogId, ...valuesOf(body), createdAt: clock.now() };
        await uniquely(tx, 'delivery_option_name', TAKEN, (part) => part.insert(deliveryOptions).values(values).execute());
        return { status: true, message: 'Delivery option created successfully' };
      }),
  ),
  serveChange(
    endpoints.updateDeliveryOption,
    { type: 'Catalogs', action: 'Edit delivery option', subject: ['delivery option', 'params.deliveryId'] },
    ({ params, body }, { context: { db }, session, audit }) =>
      db.transaction(async (tx) => {
        const { id } = await lockedCatalog(tx, session, params.catalogId);
        const mine = ofCatalog(id, params.deliveryId);
        const before = fieldsOf(await found(THING, tx.select().from(deliveryOptions).where(mine)));
        const values = valuesOf(body);
        refuseChanged({ thing: 'delivery option', seen: body.version, present: before, wanted: values });
        await uniquely(tx, 'delivery_option_name', TAKEN, (part) =>
          part.update(deliveryOptions).set(values).where(mine).execute(),
        );
        audit.about({ before: { ...before, fee: toMajor(before.fee) } });
        return { status: true, message: 'Delivery option saved successfully' };
      }),
  ),
];
