/** The pages of a shop. They need no script. `html` escapes the merchant's texts. */
import { html, raw } from 'hono/html';
import { isolated } from '../../contract/shownText';
import type { deliveryOptions, products } from '../database/schema';
import { grouped } from '../rules/money';
import { type Basket, type BasketLine, itemsTotal, piecesIn, priceOf, type Shop } from './baskets';
import type { CatalogRow } from './catalogs';
import { needsAddress, needsNote, totalOf } from './shopOrders';
import { MOST_DELIVERIES } from './shopStyle';

type Html = ReturnType<typeof html>;
type Delivery = typeof deliveryOptions.$inferSelect;

const imageAt = (reference: string | null, alt = '') =>
  reference ? html`<img src="/product-images/${reference}" alt="${alt}" loading="lazy">` : html`<span class="none"></span>`;

const addressOf = ({ reference }: CatalogRow) => `/shop/${reference}`;

const document = (title: string, body: Html, kind = '') => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/shop/look.css">
  </head>
  <body><div class="pub ${kind}">${body}<footer>Payments by Kontor</footer></div></body>
</html>`;

const head = ({ catalog, business }: Shop, right: Html | '' = '') => html`<header>
  ${catalog.logoReference && html`<img class="crest" src="/product-images/${catalog.logoReference}" width="32" height="32" alt="">`}
  <b>${business.name}</b>${right}</header>`;

const money = (currency: string, amount: bigint) => html`<span class="cur">${currency}</span> <b>${grouped(amount)}</b>`;

const counted = (pieces: number) => (pieces === 1 ? '1 item' : `${pieces} items`);

/** One product as the shop offers it. */
export interface Good {
  readonly product: typeof products.$inferSelect;
  /** The first one is the main one. */
  readonly images: readonly string[];
  /** How many the buyer can still have. Null: any number. */
  readonly left: number | null;
  readonly picked: number;
}

/** Where a buyer was, and returns to after a change of the basket. */
interface Here {
  readonly category: string;
  /** A part of the names of what is looked for. Empty: any. */
  readonly words: string;
  readonly page: number;
  /** Whether the basket was open. */
  readonly isBasket?: boolean;
}

const queryOf = ({ category, words, page, isBasket = false }: Here) => {
  const given = {
    ...(category && { category }),
    ...(words && { words }),
    ...(page > 1 && { page: `${page}` }),
    ...(isBasket && { at: 'basket' }),
  };
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
};

export const shelfAddress = (catalog: CatalogRow, here: Here) => `${addressOf(catalog)}${queryOf(here)}`;

const setForm = (catalog: CatalogRow, here: Here, productId: number, content: Html) =>
  html`<form method="post" action="${addressOf(catalog)}/basket${queryOf(here)}"><input type="hidden" name="product" value="${productId}">${content}</form>`;

const stepper = (catalog: CatalogRow, here: Here, { id, name }: Good['product'], picked: number, left: number | null) =>
  setForm(
    catalog,
    here,
    id,
    html`<div class="step"><button name="quantity" value="${picked - 1}" aria-label="One less of ${name}">−</button><span>${picked}</span>
      <button name="quantity" value="${picked + 1}" aria-label="One more of ${name}" ${left !== null && picked >= left ? 'disabled' : ''}>+</button></div>`,
  );

function buy(catalog: CatalogRow, here: Here, { product, left, picked }: Good): Html {
  if (picked > 0) return stepper(catalog, here, product, picked, left);
  if (left === 0) return html`<span class="gone">Out of stock</span>`;
  const add = html`<button class="plain" name="quantity" value="1" aria-label="Add ${product.name}">+ Add</button>`;
  return setForm(catalog, here, product.id, add);
}

/** What its card has no place for. */
const about = ({ product: { name, description }, images }: Good) =>
  html`<details><summary>About<span class="aside"> ${name}</span></summary><p>${description}</p>${images
    .slice(1)
    .map((reference) => imageAt(reference))}</details>`;

function good(catalog: CatalogRow, here: Here, one: Good): Html {
  const { product, images, left, picked } = one;
  const isDeal = product.dealPrice !== null;
  const tag =
    left === 0 && picked === 0 ? html`<span class="tag">Out of stock</span>` : isDeal && html`<span class="tag deal">Deal</span>`;
  return html`<li class="good" id="p${product.id}">${imageAt(images[0] ?? null)}${tag}<h2>${product.name}</h2>
    <p>${money(product.currency, priceOf(product))}${isDeal && html` <del>${grouped(product.price)}</del>`}</p>${buy(catalog, here, one)}${about(one)}</li>`;
}

function lineNote({ wanted, quantity, before, price }: BasketLine): Html | '' {
  const fewer = quantity < wanted && html`<p class="problem">${quantity === 0 ? 'Out of stock' : `Only ${quantity} left`}</p>`;
  const changed =
    before !== price &&
    html`<p class="problem">The price changed. Before <del>${grouped(before)}</del> Now <b>${grouped(price)}</b></p>`;
  return fewer || changed ? html`<div class="more">${fewer}${changed}</div>` : '';
}

/** By Lucide (https://lucide.dev). */
const BIN = raw(
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6"/></svg>',
);

const changeOf = (catalog: CatalogRow, here: Here, { product, quantity, left }: BasketLine) =>
  html`${quantity > 0 && stepper(catalog, here, product, quantity, left)}${setForm(
    catalog,
    here,
    product.id,
    html`<button class="bare" name="quantity" value="0" aria-label="Remove ${product.name}">${BIN}</button>`,
  )}`;

/** @param here where its changes lead. Null: it cannot be changed. */
const lineOf = (catalog: CatalogRow, line: BasketLine, here: Here | null) => {
  const { product, quantity, price, image } = line;
  const each = `${quantity} × ${grouped(price)}`;
  return html`<li>${imageAt(image)}<span>${product.name}</span><b>${grouped(price * BigInt(quantity))}</b>
    <div class="more change">${here && changeOf(catalog, here, line)}<small>${each}</small></div>${lineNote(line)}</li>`;
};

const feeOf = (fee: bigint) => (fee === 0n ? 'Free' : grouped(fee));

const deliveryChoice = (all: readonly Delivery[], chosen: Delivery | null) =>
  all.length === 0
    ? ''
    : html`<fieldset><legend>Delivery</legend>${all.map(
        ({ id, name, note, fee }, place) =>
          html`<label class="meth"><input type="radio" class="d${place}" name="delivery" value="${id}" required ${
            id === chosen?.id || (chosen === null && place === 0) ? 'checked' : ''
          }><span>${name}<small>${note}</small></span><b>${feeOf(fee)}</b></label>`,
      )}</fieldset>`;

/** @param choice the class of one that shows only with its delivery */
const sum = (label: string, amount: string, choice = '') =>
  html`<div class="${choice}"><dt>${label}</dt><dd>${amount}</dd></div>`;

const total = (currency: string, amount: bigint, choice = '') =>
  html`<div class="total ${choice}"><dt>Total</dt><dd>${money(currency, amount)}</dd></div>`;

const CARRIED = ['name', 'phoneNumber', 'email', 'address', 'note', 'method'] as const;

const carried = (typed: Filled['typed']) =>
  CARRIED.map((name) => typed[name] && html`<input type="hidden" name="${name}" value="${typed[name]}">`);

function basketBox({ shop, basket, deliveries, problem }: ShopPage, shelf: Shelf, typed: Filled['typed'] | null): Html {
  const { catalog } = shop;
  const here = { ...shelf, isBasket: true };
  const items = itemsTotal(basket);
  const closes = html`<a class="closes" href="#goods">Close</a>`;
  if (basket.lines.length === 0)
    return html`<aside class="basket" id="basket" aria-label="Basket"><header><h2>Your basket</h2>${closes}</header><p class="soft">Nothing yet. Add something you like.</p></aside>`;
  // Of the chosen delivery only one shows.
  const totals = deliveries
    .slice(0, MOST_DELIVERIES)
    .map(
      ({ name, fee }, place) => html`${sum(name, feeOf(fee), `t${place}`)}${total(catalog.currency, items + fee, `t${place}`)}`,
    );
  const lost = basket.lostDelivery && 'Your way of delivery is no longer offered. Choose another one.';
  return html`<aside class="basket ${typed && 'open'}" id="basket" aria-label="Basket">
    <header><h2>Your basket</h2><span class="soft">${counted(piecesIn(basket))}</span>${closes}</header>
    <ul class="lines">${basket.lines.map((line) => lineOf(catalog, line, here))}</ul>
    <form method="post" action="${addressOf(catalog)}/delivery">
      ${typed ? html`<p class="problem" role="alert">${problem}</p>${carried(typed)}` : lost && html`<p class="problem">${lost}</p>`}
      ${deliveryChoice(deliveries, basket.delivery)}
      <dl class="sums">${sum(counted(piecesIn(basket)), grouped(items))}${totals.length > 0 ? totals : total(catalog.currency, items)}</dl>
      <button>Continue to pay</button>
      <small>You enter your name, address and phone next.</small>
    </form></aside>`;
}

export interface Shelf {
  readonly goods: readonly Good[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** The chosen category. Empty: all. */
  readonly category: string;
  /** What the buyer searched for. Empty: nothing. */
  readonly words: string;
  readonly page: number;
  readonly pages: number;
}

export interface ShopPage {
  readonly shop: Shop;
  readonly basket: Basket;
  readonly deliveries: readonly Delivery[];
  readonly problem: string | null;
}

function tabs(catalog: CatalogRow, { categories, category, words }: Shelf): Html | '' {
  if (categories.length === 0) return '';
  return html`<nav class="cats" aria-label="Categories">${[{ id: '', name: 'All' }, ...categories].map(
    ({ id, name }) =>
      html`<a href="${shelfAddress(catalog, { category: `${id}`, words: '', page: 1 })}" ${`${id}` === category && words === '' ? 'aria-current=page' : ''}>${name}</a>`,
  )}</nav>`;
}

/** Searches the names of the whole shop. A shop of one page needs no search. */
function search(catalog: CatalogRow, { words, pages }: Shelf): Html | '' {
  if (pages === 1 && words === '') return '';
  return html`<form class="find" role="search" action="${addressOf(catalog)}"><input type="search" name="words" value="${words}" aria-label="Search this shop" placeholder="Search this shop" maxlength="100"><button class="plain">Search</button></form>`;
}

const nothing = (catalog: CatalogRow, { words }: Shelf): Html =>
  words === ''
    ? html`<p class="soft">Nothing here yet.</p>`
    : html`<p class="soft" role="status">No product matches “${isolated(words)}”. <a href="${addressOf(catalog)}">Show all products</a></p>`;

/** @param typed what the buyer entered to pay, who is to choose a delivery first: the basket is open. Null: nothing is asked */
export function shelfPage(shown: ShopPage, shelf: Shelf, typed: Filled['typed'] | null) {
  const { shop, basket, problem } = shown;
  const { catalog, business } = shop;
  const { goods, category, words: wanted, page, pages } = shelf;
  const contact = business.email ? html`<a href="mailto:${business.email}">Contact</a>` : '';
  const to = (other: number, words: string) =>
    html`<a href="${shelfAddress(catalog, { category, words: wanted, page: other })}">${words}</a>`;
  return document(
    `${catalog.name} from ${business.name}`,
    html`${head(shop, contact)}<main>
      <div id="goods"><h1>${catalog.name}</h1><p class="soft">${catalog.description}</p>${search(catalog, shelf)}${tabs(catalog, shelf)}
        ${problem && !typed && html`<p class="problem" role="alert">${problem}</p>`}
        ${goods.length === 0 ? nothing(catalog, shelf) : html`<ul class="goods">${goods.map((one) => good(catalog, shelf, one))}</ul>`}
        ${pages > 1 && html`<nav class="pages" aria-label="Pages"><span>${page > 1 && to(page - 1, 'Previous page')}</span><span>Page ${page} of ${pages}</span><span>${page < pages && to(page + 1, 'Next page')}</span></nav>`}
      </div>${basketBox(shown, shelf, typed)}</main>
      ${basket.lines.length > 0 && html`<nav class="foot" aria-label="To the basket"><span>${counted(piecesIn(basket))}<br>${money(catalog.currency, itemsTotal(basket))}</span><a class="go" href="#basket">View basket</a></nav>`}`,
    'shop',
  );
}

export interface Filled {
  readonly key: string;
  readonly methods: readonly string[];
  /** The customer’s part of the fee, in minor units. */
  readonly feeOnTop: bigint;
  /** The earlier input, to correct. */
  readonly typed: Readonly<Record<string, string>>;
}

const field = (label: string, name: string, typed: Filled['typed'], more: Html, hint: Html | '' = '') =>
  html`<label class="field"><span>${label}</span><input name="${name}" value="${typed[name] ?? ''}" ${more}>${hint}</label>`;

const OPTIONAL = html`<small>Optional</small>`;

export function payPage({ shop, basket, problem }: ShopPage, { key, methods, feeOnTop, typed }: Filled) {
  const { catalog, business } = shop;
  const { currency } = catalog;
  const price = totalOf(basket);
  const isAddressed = needsAddress(basket);
  const isNoted = needsNote(basket);
  return document(
    `Pay ${business.name}`,
    html`${head(shop, html`<a href="${addressOf(catalog)}">Back to the shop</a>`)}<main>
      <div class="form"><h1>Delivery and payment</h1>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        <form class="form" id="pay" method="post" action="${addressOf(catalog)}/pay"><input type="hidden" name="key" value="${key}"><input type="hidden" name="agreed" value="${price + feeOnTop}">
          <section><h2>You</h2>
            ${field('Name', 'name', typed, html`autocomplete="name" required maxlength="100"`)}
            ${field('Phone', 'phoneNumber', typed, html`type="tel" autocomplete="tel" maxlength="20"`, OPTIONAL)}
            ${field('Email', 'email', typed, html`type="email" autocomplete="email" required maxlength="254"`, html`<small>We send your receipt here.</small>`)}
          </section>
          <section><h2>Delivery</h2>
            ${basket.delivery && html`<p>${basket.delivery.name}, ${feeOf(basket.delivery.fee)} <a href="${addressOf(catalog)}#basket">Change</a></p>`}
            ${field('Address', 'address', typed, isAddressed ? html`autocomplete="street-address" required maxlength="200"` : html`autocomplete="street-address" maxlength="200"`, isAddressed ? '' : OPTIONAL)}
            ${field('Note for delivery', 'note', typed, isNoted ? html`required maxlength="200"` : html`maxlength="200"`, isNoted ? '' : OPTIONAL)}
          </section>
          <section><fieldset><legend>Payment</legend>${methods.map(
            (method, index) =>
              html`<label class="meth"><input type="radio" name="method" value="${method}" ${
                method === (typed.method || methods[0]) || (!typed.method && index === 0) ? 'checked' : ''
              }><span>${method.replace('Pay With ', '')}</span></label>`,
          )}</fieldset></section>
        </form></div>
      <aside class="basket" aria-label="Basket"><header><h2>Your basket</h2><a href="${addressOf(catalog)}#basket">Edit</a></header>
        <ul class="lines">${basket.lines.map((line) => lineOf(catalog, line, null))}</ul>
        <dl class="sums">${sum(counted(piecesIn(basket)), grouped(itemsTotal(basket)))}
          ${basket.delivery && sum(basket.delivery.name, feeOf(basket.delivery.fee))}
          ${feeOnTop > 0n && sum('Transaction fee', grouped(feeOnTop))}${total(currency, price + feeOnTop)}</dl>
        <div class="pays"><button form="pay">Pay ${currency} ${grouped(price + feeOnTop)}</button></div>
        <small>You pay ${business.name}. Your receipt comes by email. This is a sandbox: no real money moves.</small></aside></main>`,
    'paying',
  );
}

const single = (title: string, top: Html | '', body: Html) => document(title, html`${top}<main class="one">${body}</main>`);

export const thanksPage = (shop: Shop, order: { readonly reference: string; readonly paid: bigint }) =>
  single(
    'Thank you',
    head(shop),
    html`<h1>Thank you for your order</h1><p role="status">You paid ${shop.business.name} ${money(shop.catalog.currency, order.paid)} for order ${order.reference}. Your receipt comes by email.</p>
      <p><a href="${addressOf(shop.catalog)}">Back to the shop</a></p>`,
  );

export const closedShopPage = (shop: Shop) =>
  single('This shop is closed', head(shop), html`<h1>${shop.catalog.name}</h1><p role="alert">This shop is closed.</p>`);

export const unknownShopPage = () =>
  single('Shop not found', '', html`<h1>Shop not found</h1><p role="alert">Check the address and try again.</p>`);
