/** A shop as its customers use it: what it shows, what a basket holds, and what an order costs and takes. */
import { describe, expect, it } from 'vitest';
import { catalogOrders as orderCalls } from '../../contract/catalog/catalogOrders';
import { catalogs as calls } from '../../contract/catalog/catalogs';
import { categories as categoryCalls } from '../../contract/catalog/categories';
import { deliveryOptions as deliveryCalls } from '../../contract/catalog/deliveryOptions';
import { call, statusAndMessage } from '../testing/client';
import { shops } from '../testing/newShop';
import { runningSandbox } from '../testing/running';
import { agreedIn, visitor } from '../testing/shop';

const sandbox = runningSandbox();
const { newShop, productOf, ordersOf, edit, deliver, waysOf } = shops(sandbox);

describe('[CAT-01] a shop', () => {
  it('shows visible products as text, with the category that is asked for, and leads to what it has more of', async () => {
    const made = await newShop({ 'Cloth <i>': ['18500.00', '3'], Scarf: ['9500.00'], Hidden: ['1.00'] });
    await edit(made, 'Hidden', { isVisible: 'false' });
    const category = `Wear ${crypto.randomUUID()}`;
    await call(sandbox(), categoryCalls.createCatalogCategory, { body: { name: category } }, made.token);
    const { rows } = await call(
      sandbox(),
      categoryCalls.listCatalogCategories,
      { query: { page: '1', size: '1', keyword: category } },
      made.token,
    );
    await edit(made, 'Scarf', { categoryId: rows[0]?.id });
    const all = await visitor(made.shop).look();
    expect(all.status).toBe(200);
    expect(all.text).toContain('Cloth &lt;i&gt;');
    expect(all.text).toContain('Cloth &amp; &lt;b&gt;more&lt;/b&gt;');
    expect([all.text.includes('Scarf'), all.text.includes('Hidden'), all.text.includes('<script')]).toEqual([true, false, false]);
    const some = await visitor(made.shop).look(`?category=${rows[0]?.id}`);
    expect([some.text.includes('Scarf'), some.text.includes('Cloth &lt;i&gt;')]).toEqual([true, false]);
  });

  it('is closed while its catalog is not active, with and without a basket, and is not found under another address', async () => {
    const made = await newShop({ Scarf: ['9500.00', '2'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    const page = await visit.look('/pay');
    const params = { catalogId: made.catalogId };
    await call(sandbox(), calls.setCatalogStatus, { params, body: { action: 'disable' } }, made.token);
    for (const answer of [
      await visit.look(),
      await visit.take(made.ids.Scarf ?? '', 2),
      await visit.order({ key: crypto.randomUUID(), agreed: agreedIn(page.text) }),
    ])
      expect([answer.status, answer.text.includes('This shop is closed.')]).toEqual([409, true]);
    expect(await ordersOf(made)).toEqual([]);
    expect((await visitor(`${sandbox().address}/shop/KCL-0`).look()).status).toBe(404);
    await call(sandbox(), calls.setCatalogStatus, { params, body: { action: 'activate' } }, made.token);
    expect((await visit.order()).status).toBe(303);
  });

  it('splits 100 products into pages', async () => {
    const made = await newShop(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`Bead ${n}`, ['10.00'] as const])));
    const [first, second] = [await visitor(made.shop).look(), await visitor(made.shop).look('?page=2')];
    expect([first.text.match(/class="good"/g)?.length, second.text.match(/class="good"/g)?.length]).toEqual([48, 2]);
    expect(first.text).toContain('Page 1 of 2');
  });

  it('of several pages is searched by name, and says if nothing matches', async () => {
    const names = [...Array.from({ length: 49 }, (_, n) => `Bead ${n}`), 'Gold <i>scarf</i>'];
    const made = await newShop(Object.fromEntries(names.map((name) => [name, ['10.00', '5'] as const])));
    const visit = visitor(made.shop);
    expect((await visit.look()).text).toContain('role="search"');
    const found = await visit.look('?words=%20SCARF');
    expect([found.text.match(/class="good"/g)?.length, found.text.includes('Gold &lt;i&gt;')]).toEqual([1, true]);
    const added = await visit.ask('/basket?words=SCARF', { product: made.ids['Gold <i>scarf</i>'] ?? '', quantity: '1' });
    expect(added.to).toContain('?words=SCARF#p');
    const none = await visit.look('?words=%3Cb%3Ehat');
    expect(none.text).toContain('No product matches “&lt;b&gt;hat”.');
    const small = await newShop({ Scarf: ['10.00'] });
    expect((await visitor(small.shop).look()).text).not.toContain('role="search"');
  });
});

describe('[CAT-01] a basket', () => {
  it('has as many pieces as there are, and says so', async () => {
    const made = await newShop({ Scarf: ['9500.00', '3'] });
    const visit = visitor(made.shop);
    expect((await visit.take(made.ids.Scarf ?? '', 3)).status).toBe(303);
    const more = await visit.take(made.ids.Scarf ?? '', 5);
    expect([more.status, more.text.includes('Only 3 left of Scarf.')]).toEqual([409, true]);
    const other = await visitor(made.shop).take(made.ids.Scarf ?? '', 1);
    expect([other.status, other.text.includes('Scarf is out of stock.')]).toEqual([409, true]);
    expect((await visit.take(made.ids.Scarf ?? '', 0)).status).toBe(303);
    expect((await visitor(made.shop).take(made.ids.Scarf ?? '', 1)).status).toBe(303);
  });

  it('gives its pieces back 15 minutes after its last change, and takes what is left when its buyer returns', async () => {
    const made = await newShop({ Scarf: ['9500.00', '3'] });
    const [first, second] = [visitor(made.shop), visitor(made.shop)];
    await first.take(made.ids.Scarf ?? '', 3);
    sandbox().clock.advance(15 * 60 - 1);
    expect((await second.take(made.ids.Scarf ?? '', 1)).status).toBe(409);
    sandbox().clock.advance(2);
    expect((await second.take(made.ids.Scarf ?? '', 1)).status).toBe(303);
    const page = await first.look();
    expect(page.text).toContain('Only 2 left');
    expect((await second.order()).status).toBe(303);
    // The total on the page is that of the two, so a buyer who pays accepts it.
    expect((await first.order()).status).toBe(303);
    expect([(await productOf(made, 'Scarf')).stock, (await ordersOf(made)).map(({ items }) => items)]).toEqual(['0', [2, 1]]);
  });

  it('belongs to one shop and one browser', async () => {
    const [one, two] = [await newShop({ Scarf: ['9500.00'] }), await newShop({ Bag: ['100.00'] })];
    const visit = visitor(one.shop);
    await visit.take(one.ids.Scarf ?? '', 1);
    expect((await visitor(one.shop).look('/pay')).text).toContain('Your basket is empty.');
    expect((await visit.take(two.ids.Bag ?? '', 1)).text).toContain('This product is no longer in the shop.');
  });
});

describe('[CAT-01] an order', () => {
  it('sells the last piece once when 20 buyers pay at once', async () => {
    const made = await newShop({ Scarf: ['9500.00', '1'] });
    const visits = Array.from({ length: 20 }, () => visitor(made.shop));
    const outcomes = await Promise.all(
      visits.map(async (visit) => {
        await visit.take(made.ids.Scarf ?? '', 1);
        return (await visit.order()).status;
      }),
    );
    expect(outcomes.filter((status) => status === 303)).toHaveLength(1);
    expect([(await ordersOf(made)).length, (await productOf(made, 'Scarf')).stock]).toEqual([1, '0']);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('is made once, however often its page is sent', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 2);
    const key = crypto.randomUUID();
    const agreed = agreedIn((await visit.look('/pay')).text);
    const answers = await Promise.all([1, 2, 3].map(() => visit.order({ key, agreed })));
    expect(new Set(answers.map(({ status, to }) => `${status} ${to}`)).size).toBe(1);
    expect([(await ordersOf(made)).length, (await productOf(made, 'Scarf')).stock]).toEqual([1, '3']);
    expect((await visit.ask(answers[0]?.to.replace(/^\/shop\/[^/]+/, '') ?? '')).text).toContain('Thank you for your order');
  });

  it('costs what its page shows: after a price changed, the page shows both prices and the buyer pays again', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    const agreed = agreedIn((await visit.look('/pay')).text);
    expect(await edit(made, 'Scarf', { price: '9900.00' })).toEqual([200, 'Product saved successfully']);
    const refused = await visit.order({ agreed });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Your order now costs NGN 9,900.00, not NGN 9,500.00.');
    expect(refused.text.replaceAll(/<[^>]*>/g, '')).toContain('Before 9,500.00 Now 9,900.00');
    expect(await ordersOf(made)).toEqual([]);
    expect((await visit.order()).status).toBe(303);
    expect((await ordersOf(made)).map(({ total }) => total)).toEqual(['9900.00']);
  });

  it('is delivered as chosen, unless that way was removed or costs more by now', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    await deliver(made, 'Lagos', '2500.00');
    await deliver(made, 'Pick up', '0.00');
    const [lagos, pickUp] = await waysOf(made);
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    expect((await visit.look('/pay')).text).toContain('Choose a way of delivery.');
    expect((await visit.choose(lagos?.id ?? '')).status).toBe(303);
    const agreed = agreedIn((await visit.look('/pay')).text);
    expect(agreed).toBe('1200000');
    const params = { catalogId: made.catalogId, deliveryId: lagos?.id ?? '' };
    const change = (more: object) =>
      call(
        sandbox(),
        deliveryCalls.updateDeliveryOption,
        { params, body: { name: 'Lagos', note: '', fee: '2500.00', isOffered: true, ...more } },
        made.token,
      );
    await change({ fee: '3000.00' });
    expect((await visit.order({ agreed })).text).toContain('Your order now costs NGN 12,500.00, not NGN 12,000.00.');
    await change({ isOffered: false });
    const lost = await visit.order({ key: crypto.randomUUID(), agreed });
    expect([lost.status, lost.text.includes('Your way of delivery is no longer offered. Choose another one.')]).toEqual([
      409,
      true,
    ]);
    // The basket is open, so that a phone shows the choice. Nothing has to be entered again.
    const held = 'name="address" value="7 Bourdillon Road"';
    expect([lost.text.includes('class="basket open"'), lost.text.includes(held)]).toEqual([true, true]);
    const again = await visit.ask('/delivery', { delivery: pickUp?.id ?? '', name: 'Ada', address: '7 Bourdillon Road' });
    expect([again.status, again.text.includes(held), again.text.includes(`action="${new URL(made.shop).pathname}/pay"`)]).toEqual(
      [200, true, true],
    );
    expect((await visit.choose(lagos?.id ?? '')).status).toBe(409);
    expect((await visit.choose(pickUp?.id ?? '')).status).toBe(303);
    expect((await visit.order({ address: '' })).text).toContain('Enter your address.');
    expect((await visit.order({ email: 'nobody' })).text).toContain('Enter a valid email.');
    expect((await visit.order()).status).toBe(303);
    const [order] = await ordersOf(made);
    const details = await call(sandbox(), orderCalls.getCatalogOrder, { params: { orderId: order?.id ?? '' } }, made.token);
    expect(details).toMatchObject({
      total: '9500.00',
      deliveryName: 'Pick up',
      deliveryFee: '0.00',
      address: '7 Bourdillon Road',
      status: 'Successful',
      lines: [{ name: 'Scarf', quantity: 1, price: '9500.00', amount: '9500.00' }],
    });
  });

  it('needs a product that is still visible', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const visit = visitor(made.shop);
    await visit.take(made.ids.Scarf ?? '', 1);
    const agreed = agreedIn((await visit.look('/pay')).text);
    await edit(made, 'Scarf', { isVisible: 'false' });
    const refused = await visit.order({ key: crypto.randomUUID(), agreed });
    expect([refused.status, refused.text.includes('Nothing in your basket can be ordered.')]).toEqual([409, true]);
  });
});

it('[CAT-01] a merchant can’t overwrite the stock that the shop sold meanwhile', async () => {
  const made = await newShop({ Scarf: ['9500.00', '5'] });
  const visit = visitor(made.shop);
  await visit.take(made.ids.Scarf ?? '', 2);
  await visit.order();
  expect(await edit(made, 'Scarf', { stock: '9', stockBefore: '5' })).toEqual([
    409,
    'The stock of this product changed after you opened it',
  ]);
  expect(await edit(made, 'Scarf', { price: '1.00' })).toEqual([200, 'Product saved successfully']);
  expect((await productOf(made, 'Scarf')).stock).toBe('3');
  expect((await edit(made, 'Scarf', { stock: '9', stockBefore: '3' }))[0]).toBe(200);
  expect((await productOf(made, 'Scarf')).stock).toBe('9');
});

it('[CAT-01] an order is marked as sent once, with a note to its customer', async () => {
  const made = await newShop({ Scarf: ['9500.00', '5'] });
  const visit = visitor(made.shop);
  await visit.take(made.ids.Scarf ?? '', 1);
  const email = `c${Date.now()}@customer.test`;
  await visit.order({ email });
  const [order] = await ordersOf(made);
  const params = { orderId: order?.id ?? '' };
  const send = (note: string) => statusAndMessage(sandbox(), orderCalls.sendCatalogOrder, { params, body: { note } }, made.token);
  expect(await send('  ')).toEqual([400, 'Note is required']);
  expect(await Promise.all([send('On its way'), send('On its way')])).toEqual(
    expect.arrayContaining([
      [200, 'Order marked as sent'],
      [409, 'This order was already marked as sent'],
    ]),
  );
  const messages = (await sandbox().outbox(email)).filter(({ subject }) => subject === 'Bluecrest Stores sent your order');
  expect(messages.map(({ text }) => text?.includes('On its way'))).toEqual([true]);
  const unpaid = (
    await call(sandbox(), orderCalls.listCatalogOrders, { query: { page: '1', size: '1', status: 'Initiated' } }, made.token)
  ).rows[0];
  const refused = statusAndMessage(
    sandbox(),
    orderCalls.sendCatalogOrder,
    { params: { orderId: unpaid?.id ?? '' }, body: { note: 'x' } },
    made.token,
  );
  expect(await refused).toEqual([409, 'This order is not paid, so it can’t be marked as sent']);
});
