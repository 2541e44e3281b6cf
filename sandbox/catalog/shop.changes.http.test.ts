/** A shop that changes while its customers are in it, and where they are on its shelf. */
import { describe, expect, it } from 'vitest';
import { catalogOrders as orderCalls } from '../../contract/catalog/catalogOrders';
import { catalogs as calls } from '../../contract/catalog/catalogs';
import { deliveryOptions } from '../../contract/catalog/deliveryOptions';
import { refundOrders } from '../../contract/refunds/refundOrders';
import { preferences } from '../../contract/settings/preferences';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { shops } from '../testing/newShop';
import { keyIn } from '../testing/paying';
import { runningSandbox } from '../testing/running';
import { agreedIn, visitor } from '../testing/shop';

const sandbox = runningSandbox();
const { newShop, ordersOf, productOf, edit, deliver, waysOf } = shops(sandbox);

const bear = (token: string, feeBearer: 'CBF' | 'SBF') =>
  call(sandbox(), preferences.setFeeBearer, { body: { feeBearer } }, token);

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`Bead ${n}`, ['10.00'] as const]));

describe('[CAT-01] a buyer who changes the basket', () => {
  it('returns to the same page of the shelf, and to the basket if it was open', async () => {
    const made = await newShop(many(50));
    const visit = visitor(made.shop);
    const set = (query: string, quantity: string) =>
      visit.ask(`/basket${query}`, { product: made.ids['Bead 0'] ?? '', quantity });
    const page = await visit.look('?page=2');
    expect(page.text).toMatch(/action="[^"]*\/basket\?page=2"/);
    expect((await set('?page=2', '1')).to).toMatch(new RegExp(`/shop/[^/?]+\\?page=2#p${made.ids['Bead 0']}$`));
    expect((await set('?page=2&at=basket', '2')).to).toMatch(/\?page=2#basket$/);
    const refused = await visit.ask('/basket?page=2', { product: '0', quantity: '1' });
    expect([refused.status, refused.text.includes('Page 2 of 2')]).toEqual([409, true]);
  });

  it('is sent to the shop by the address of a change, and to its first page by a page that it no longer has', async () => {
    const made = await newShop(many(1));
    const visit = visitor(made.shop);
    for (const path of ['/basket', '/delivery']) {
      const { status, to } = await visit.look(path);
      expect([status, made.shop.endsWith(to)]).toEqual([303, true]);
    }
    for (const query of ['?page=9', '?category=999999', '?category=x&page=2'])
      expect((await visit.look(query)).text).toContain('Bead 0');
  });

  it('takes out a product that the shop no longer shows', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'], Bag: ['100.00'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 2);
    await visit.take(made.ids.Bag ?? '', 1);
    await edit(made, 'Scarf', { isVisible: 'false' });
    expect((await visit.look()).text).toContain('aria-label="Remove Scarf"');
    expect((await visit.take(made.ids.Scarf ?? '', 0)).status).toBe(303);
    expect((await visit.look()).text).not.toContain('Scarf');
    expect((await visit.order()).status).toBe(303);
  });

  it('has at most 100 products, and still changes how many pieces there are of each', async () => {
    const made = await newShop(many(101));
    const visit = visitor(made.shop);
    // The newest hundred are listed.
    const ids = Object.values(made.ids);
    expect(ids).toHaveLength(100);
    for (const id of ids) await visit.take(id, 1);
    const oldest = `${Math.min(...ids.map(Number)) - 1}`;
    expect((await visit.take(oldest, 1)).text).toContain('A basket has at most 100 products.');
    expect((await visit.take(ids[0] ?? '', 2)).status).toBe(303);
  });

  it('can’t add a piece that another basket holds', async () => {
    const made = await newShop({ Scarf: ['9500.00', '3'] });
    const [one, two] = [visitor(made.shop), visitor(made.shop)];
    await one.take(made.ids.Scarf ?? '', 1);
    await two.take(made.ids.Scarf ?? '', 2);
    const page = (await one.look()).text;
    expect(page.match(/aria-label="One more of Scarf" disabled/g)).toHaveLength(2);
  });
});

describe('[CAT-01] the page of payment', () => {
  it('is not shown while nothing in the basket can be ordered', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    await edit(made, 'Scarf', { isVisible: 'false' });
    const page = await visit.look('/pay');
    expect([page.status, page.text.includes('Nothing in your basket can be ordered.')]).toEqual([409, true]);
    expect(page.text).not.toContain('name="agreed"');
  });

  it('requires a note if a product does', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    await edit(made, 'Scarf', { deliverynoterequired: 'true' });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    expect((await visit.look('/pay')).text).toMatch(/name="note" value="" required/);
    const refused = await visit.order();
    expect([refused.status, refused.text.includes('Enter a note for delivery.')]).toEqual([409, true]);
    expect((await visit.order({ note: 'Call at the gate' })).status).toBe(303);
  });

  it('agrees on the whole sum: a transaction fee that the buyer has to bear meanwhile is shown before it is paid', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    const agreed = agreedIn((await visit.look('/pay')).text);
    await bear(made.token, 'CBF');
    const refused = await visit.order({ agreed });
    expect([refused.status, /Your order now costs NGN [\d,.]+, not NGN 9,500\.00\./.test(refused.text)]).toEqual([409, true]);
    const button = /Pay NGN ([\d,.]+)/.exec((await visit.look('/pay')).text)?.[1] ?? '';
    expect(button).not.toBe('9,500.00');
    const { to } = await visit.order();
    const thanks = await visit.ask(to.replace(/^\/shop\/[^/]+/, ''));
    expect(thanks.text.replaceAll(/<[^>]*>/g, '')).toContain(`NGN ${button}`);
    expect((await ordersOf(made)).map(({ total }) => total)).toEqual(['9500.00']);
    await bear(made.token, 'SBF');
  });
});

it('[CAT-01] a line that another tab adds meanwhile is not paid unseen', async () => {
  const made = await newShop({ Scarf: ['9500.00', '5'], Cloth: ['4000.00', '5'] });
  const visit = visitor(made.shop);
  await visit.take(made.ids.Scarf ?? '', 1);
  const { text } = await visit.look('/pay');
  await visit.take(made.ids.Cloth ?? '', 1);
  const answer = await visit.order({ key: keyIn(text), agreed: agreedIn(text) });
  expect([answer.status, answer.text.includes('Cloth')]).toEqual([409, true]);
  expect(answer.text).toMatch(/13,500\.00/);
  expect(await ordersOf(made)).toEqual([]);
  expect((await visit.order()).status).toBe(303);
});

it('[CAT-01] a page of one shop orders nothing in another', async () => {
  const [one, two] = [await newShop({ Scarf: ['9500.00', '5'] }), await newShop({ Bag: ['100.00', '5'] })];
  const [first, second] = [visitor(one.shop), visitor(two.shop)];
  await first.take(one.ids.Scarf ?? '', 1);
  await second.take(two.ids.Bag ?? '', 1);
  const key = crypto.randomUUID();
  expect((await first.order({ key })).status).toBe(303);
  const refused = await second.order({ key });
  expect([refused.status, refused.text.includes('This page was already used for another order.')]).toEqual([409, true]);
  expect(await ordersOf(two)).toEqual([]);
});

it('[CAT-01] a catalog keeps its currency while it has fees in it', async () => {
  const made = await newShop({});
  const params = { catalogId: made.catalogId };
  const { name } = await call(sandbox(), calls.getCatalog, { params }, made.token);
  const change = (currency: string) =>
    statusAndMessage(
      sandbox(),
      calls.updateCatalog,
      { params, body: { name, description: '', currency }, files: { logo: undefined } },
      made.token,
    );
  expect((await change('USD'))[0]).toBe(200);
  expect((await change('NGN'))[0]).toBe(200);
  await deliver(made, 'Lagos', '2500.00');
  expect(await change('USD')).toEqual([409, 'Currency can’t change, because the catalog has products or fees in it']);
});

it('[CAT-01] an order says what of it was refunded, whose stock stays, and is not sent once nothing is left of its payment', async () => {
  const made = await newShop({ Scarf: ['9500.00', '5'] });
  const visit = visitor(made.shop);
  await visit.take(made.ids.Scarf ?? '', 2);
  await visit.order();
  const params = { orderId: (await ordersOf(made))[0]?.id ?? '' };
  const details = () => call(sandbox(), orderCalls.getCatalogOrder, { params }, made.token);
  const refund = async (amount: string) => {
    const body = [{ transactionReference: (await details()).paymentReference, amount, reason: 'Returned' }];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return (await send(sandbox(), refundOrders.createRefunds, { headers, body }, made.token)).status;
  };
  const markSent = () => statusAndMessage(sandbox(), orderCalls.sendCatalogOrder, { params, body: { note: 'Sent' } }, made.token);
  expect((await details()).refunded).toBe('0.00');
  expect(await refund('9500.00')).toBe(200);
  expect([(await details()).refunded, (await productOf(made, 'Scarf')).stock]).toEqual(['9500.00', '3']);
  expect(await refund('9500.00')).toBe(200);
  expect(await markSent()).toEqual([409, 'This order was refunded, so it can’t be marked as sent']);
  expect((await productOf(made, 'Scarf')).stock).toBe('3');
});

it('[CAT-01] a catalog and its ways of delivery count the orders of this month, and a catalog only those that are paid', async () => {
  const params = { catalogId: '1' };
  const query = { page: '1', size: '100' };
  const first = await signIn(sandbox(), people.owner);
  const { rows } = await call(sandbox(), orderCalls.listCatalogOrders, { query: { ...query, catalog: '1' } }, first);
  const today = sandbox().clock.now().toZonedDateTimeISO('Africa/Lagos');
  const recent = rows.filter(({ createdAt }) => createdAt.startsWith(today.toPlainDate().toString().slice(0, 7)));
  const paid = recent.filter(({ status }) => status === 'Successful');
  expect(recent.length).toBeGreaterThan(paid.length);
  expect((await call(sandbox(), calls.getCatalog, { params }, first)).orders).toBe(paid.length);

  const next = today.with({ day: 1, hour: 0, minute: 30 }).add({ months: 1 });
  sandbox().clock.advance(Math.ceil(next.since(today).total('seconds')));
  const made = await newShop({ Scarf: ['9500.00', '5'] });
  await deliver(made, 'Lagos', '2500.00');
  const visit = visitor(made.shop);
  await visit.take(made.ids.Scarf ?? '', 1);
  await visit.choose((await waysOf(made))[0]?.id ?? '');
  expect((await visit.order()).status).toBe(303);
  const own = await call(sandbox(), calls.getCatalog, { params: { catalogId: made.catalogId } }, made.token);
  expect([own.orders, own.paid, (await waysOf(made))[0]?.orders]).toEqual([1, '12000.00', 1]);
  expect((await call(sandbox(), calls.getCatalog, { params }, made.token)).orders).toBe(0);
  const ways = await call(sandbox(), deliveryOptions.listDeliveryOptions, { params, query }, made.token);
  expect(ways.rows.map(({ orders }) => orders)).toEqual(ways.rows.map(() => 0));
});
