/** The shop behind a catalog, for anyone with its address. It works without a script; the basket is named by a cookie of the shop. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import type { OperationContext } from '../context';
import { catalogProducts, categories } from '../database/schema';
import type { Activity } from '../events/activity';
import type { OpenTrail } from '../http/calls';
import { Payer, payerFrom, servePayers, type Texts, textsOf } from '../http/payerForm';
import type { App, RequestContext } from '../http/serve';
import { ipOf } from '../http/source';
import { Refusal } from '../refusal';
import { collectionFee } from '../rules/money';
import { optionsOn, shareOfCustomer } from '../rules/paymentOptions';
import {
  type Basket,
  basketOf,
  chooseDelivery,
  heldByOthers,
  holdBasket,
  leftOf,
  offered,
  openShop,
  piecesIn,
  type Shop,
  setPieces,
} from './baskets';
import { productsIn } from './catalogProducts';
import { orderBasket, orderOfShop, type Purchase, totalOf } from './shopOrders';
import {
  closedShopPage,
  type Filled,
  payPage,
  type Shelf,
  type ShopPage,
  shelfAddress,
  shelfPage,
  thanksPage,
  unknownShopPage,
} from './shopParts';
import { shopStyle } from './shopStyle';

const PAGE_SIZE = 48;
const COOKIE = 'basket';

/** A refused order has no entry, because anyone with the address could write any number of them. */
const ORDERING: Activity = { type: 'Payments', action: 'Pay order of shop', subject: ['transaction', 'answer.reference'] };

const Buyer = Payer.and({ 'address?': 'string <= 200', 'note?': 'string <= 200' });

/** Returns the order of a form, or what is wrong with it. */
function purchaseFrom(texts: Texts): Purchase | string {
  const read = payerFrom(texts, Buyer);
  if (typeof read === 'string') return read;
  const { key, name, email, phoneNumber = '', address = '', note = '', method = '', agreed } = read;
  return { key, name, email, phoneNumber, address, note, method, agreed: agreed === undefined ? null : BigInt(agreed) };
}

const secretOf = (c: RequestContext) => /^[0-9a-f-]{36}$/.exec(getCookie(c, COOKIE) ?? '')?.[0] ?? '';

/** The basket lives as long as the browser’s session. Other shops have their own, because the cookie is sent to this one alone. */
function keepSecret(c: RequestContext, reference: string): string {
  const secret = secretOf(c) || crypto.randomUUID();
  setCookie(c, COOKIE, secret, { path: `/shop/${reference}`, httpOnly: true, sameSite: 'Lax' });
  return secret;
}

/** Returns where on the shelf a request names. */
function placeIn({ category = '', words = '', page = '' }: Readonly<Record<string, string>>) {
  return {
    category: /^\d{1,9}$/.test(category) ? category : '',
    words: words.trim().slice(0, 100),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

const pageOf = async (
  { db, clock }: OperationContext,
  shop: Shop,
  secret: string,
  problem: string | null,
): Promise<ShopPage> => ({
  shop,
  basket: await basketOf(db, clock.now(), shop.catalog, secret),
  deliveries: await offered(db, shop.catalog.id),
  problem,
});

async function shelfOf(context: OperationContext, shop: Shop, basket: Basket, place: ReturnType<typeof placeIn>): Promise<Shelf> {
  const { db, clock } = context;
  const { catalog } = shop;
  const { category, words, page } = place;
  const { rows, total } = await productsIn(
    db,
    catalog.id,
    { category, keyword: words, isVisible: true },
    { page, size: PAGE_SIZE },
  );
  // The last page may be empty by now, or the category deleted.
  if (rows.length === 0 && (page > 1 || category !== ''))
    return shelfOf(context, shop, basket, { category: page > 1 ? category : '', words, page: 1 });
  const held = await heldByOthers(
    db,
    clock.now(),
    rows.map(({ product }) => product.id),
    basket.id,
  );
  const used = await db
    .selectDistinct({ id: categories.id, name: categories.name })
    .from(catalogProducts)
    .innerJoin(categories, eq(categories.id, catalogProducts.categoryId))
    .where(
      and(eq(catalogProducts.catalogId, catalog.id), eq(catalogProducts.isVisible, true), isNotNull(catalogProducts.categoryId)),
    )
    .orderBy(asc(categories.name));
  return {
    goods: rows.map(({ product, images }) => ({
      product,
      images,
      left: leftOf(product.stock, held.get(product.id)),
      picked: basket.lines.find((line) => line.product.id === product.id)?.quantity ?? 0,
    })),
    categories: used,
    category,
    words,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/** Answers with the page of an open shop. */
async function inShop(
  c: RequestContext,
  context: OperationContext,
  answer: (shop: Shop) => Promise<Response>,
): Promise<Response> {
  const shop = await openShop(context, c.req.param('reference') ?? '');
  if (!shop) return c.html(unknownShopPage(), 404);
  return shop.catalog.isActive ? answer(shop) : c.html(closedShopPage(shop), 409);
}

async function showShelf(
  c: RequestContext,
  context: OperationContext,
  shop: Shop,
  problem: string | null = null,
  typed: Filled['typed'] | null = null,
) {
  const page = await pageOf(context, shop, secretOf(c), problem);
  const shelf = await shelfOf(context, shop, page.basket, placeIn(c.req.query()));
  return c.html(shelfPage(page, shelf, typed), problem === null ? 200 : 409);
}

const change = (c: RequestContext, context: OperationContext) =>
  inShop(c, context, async (shop) => {
    const { product = '', quantity = '' } = await textsOf(c);
    const { reference } = shop.catalog;
    if (!/^\d{1,9}$/.test(product) || !/^\d{1,4}$/.test(quantity))
      return showShelf(c, context, shop, 'Reload the page and try again.');
    const secret = keepSecret(c, reference);
    const wanted = { productId: Number(product), quantity: Number(quantity) };
    const problem = await unlessRefused(setPieces(context, reference, secret, wanted));
    if (problem !== null) return showShelf(c, context, shop, problem);
    const query = c.req.query();
    return c.redirect(`${shelfAddress(shop.catalog, placeIn(query))}#${query.at === 'basket' ? 'basket' : `p${product}`}`, 303);
  });

/** Returns what a refusal says. */
const unlessRefused = (work: Promise<string | null | undefined>): Promise<string | null> =>
  work
    .then((said) => said ?? null)
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    });

const choose = (c: RequestContext, context: OperationContext) =>
  inShop(c, context, async (shop) => {
    const { reference } = shop.catalog;
    const { delivery, ...typed } = await textsOf(c);
    const chosen = delivery === undefined ? null : chooseDelivery(context, reference, secretOf(c), Number(delivery) || 0);
    const problem = chosen && (await unlessRefused(chosen.then(() => null)));
    if (problem !== null) return showShelf(c, context, shop, problem, typed);
    // What was entered before stands in no address.
    return typed.name ? showPay(c, context, shop, null, typed) : c.redirect(`/shop/${reference}/pay`, 303);
  });

async function showPay(c: RequestContext, context: OperationContext, shop: Shop, problem: string | null, typed = {}) {
  // A buyer who is about to pay keeps the pieces for another while.
  await context.db.transaction((tx) => holdBasket(tx, context.clock.now(), shop.catalog, secretOf(c)));
  const page = await pageOf(context, shop, secretOf(c), problem);
  if (page.basket.lines.length === 0) return showShelf(c, context, shop, problem ?? 'Your basket is empty.');
  if (piecesIn(page.basket) === 0) return showShelf(c, context, shop, problem ?? 'Nothing in your basket can be ordered.');
  if (page.basket.delivery === null && page.deliveries.length > 0)
    return showShelf(c, context, shop, problem ?? 'Choose a way of delivery.', typed);
  const { feeBearer, paymentOptionsOff } = shop.business;
  const filled = {
    key: crypto.randomUUID(),
    methods: optionsOn(paymentOptionsOff).map(({ name }) => name),
    feeOnTop: shareOfCustomer(feeBearer, collectionFee(totalOf(page.basket))),
    typed,
  };
  return c.html(payPage(page, filled), problem === null ? 200 : 409);
}

const pay = (c: RequestContext, context: OperationContext, trailOf: OpenTrail) =>
  inShop(c, context, async (shop) => {
    const typed = await textsOf(c);
    const purchase = purchaseFrom(typed);
    if (typeof purchase === 'string') return showPay(c, context, shop, purchase, typed);
    const { reference } = shop.catalog;
    const audit = trailOf({ endpoint: { name: 'orderBasket' }, activity: ORDERING, clock: context.clock, ip: ipOf(c), sent: {} });
    try {
      const order = await orderBasket({ ...context, audit }, reference, secretOf(c), purchase);
      return c.redirect(`/shop/${reference}/orders/${order}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = error.message;
      return inShop(c, context, (now) => showPay(c, context, now, problem, typed));
    }
  });

const thank = async (c: RequestContext, context: OperationContext) => {
  const shop = await openShop(context, c.req.param('reference') ?? '');
  const order = shop && (await orderOfShop(context, shop.catalog.id, c.req.param('order') ?? ''));
  return shop && order ? c.html(thanksPage(shop, order)) : c.html(unknownShopPage(), 404);
};

export function mountShop(app: App, context: OperationContext, trailOf: OpenTrail): void {
  app.get('/shop/look.css', (c) => c.body(shopStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  servePayers(app, '/shop/*');
  app.get('/shop/:reference', (c) => inShop(c, context, (shop) => showShelf(c, context, shop)));
  // A buyer who opens the address of a refused change again asks for it like this.
  for (const part of ['basket', 'delivery'])
    app.get(`/shop/:reference/${part}`, (c) => c.redirect(`/shop/${encodeURIComponent(c.req.param('reference'))}`, 303));
  app.post('/shop/:reference/basket', (c) => change(c, context));
  app.post('/shop/:reference/delivery', (c) => choose(c, context));
  app.get('/shop/:reference/pay', (c) => inShop(c, context, (shop) => showPay(c, context, shop, null)));
  app.post('/shop/:reference/pay', (c) => pay(c, context, trailOf));
  app.get('/shop/:reference/orders/:order', (c) => thank(c, context));
  app.all('/shop/*', (c) => c.html(unknownShopPage(), 404));
}
