import { describe, expect, it } from 'vitest';
import { list } from '../../atlas/requirements';
import { movedPaths, movedTo } from '../../machines/shell/session/session.rules';
import { titleOfRoute } from '../flow/routeTitle';
import { sidebarFor } from './frame/sidebar';
import type { RouteEntry } from './page';
import { GROUPS } from './places';
import { allows, pageAt, ROUTES, routeAt, titleOf } from './routes';

const screen = Object.assign(() => null, { fetch: async () => undefined });
const entry = (path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  place: null,
  permission: null,
  screen,
  ...more,
});

const LIST = [
  entry('/dashboard/payout/:id'),
  entry('/dashboard/payout/of/:id', { from: '/dashboard/business/customers' }),
  entry('/dashboard/payout/transfer', { place: { group: 'Payout', label: 'View transfers' }, permission: 'payout.view' }),
  entry('/dashboard/payout/transfer/bulk', { title: 'Bulk payout' }),
  entry('/dashboard', { place: { group: 'Home', label: 'Dashboard' } }),
  entry('/dashboard/business/customers', { place: { group: 'Business', label: 'Customers' }, permission: 'customer.view' }),
  entry('/dashboard/business/customers/customer-details/:id'),
];
const ALL = ['payout.view', 'customer.view'];

describe('[NAV-01] the sidebar', () => {
  const words = (permissions: readonly string[], path = '/dashboard') =>
    sidebarFor(permissions, path, LIST).map(({ name, places }) => [name, ...places.map(({ label }) => label)].join(' > '));
  const marks = (path: string) =>
    sidebarFor(ALL, path, LIST).flatMap(({ places }) =>
      places.flatMap((place) => (place.current ? [place.label, place.current] : [])),
    );

  it('has the groups in the documents’ order, whatever the order of the list, and none that is empty', () =>
    expect(words(ALL)).toEqual(['Home > Dashboard', 'Business > Customers', 'Payout > View transfers']));
  it('includes every item of the documents, in their order', () => {
    const items = list('texts').flatMap(({ text = '', where = '' }) => {
      const [, group] = /^sidebar: item of (.+)$/.exec(where) ?? [];
      return group ? [`${group} > ${text}`] : [];
    });
    const ours = GROUPS.flatMap(({ name, labels }) => labels.map((label) => `${name} > ${label}`));
    expect(items.length).toBeGreaterThan(30);
    expect(ours.filter((item) => !['Account > Payouts', 'Catalog > Products'].includes(item))).toEqual(items);
  });
  it('has the items of a group in the same order, whatever file a page is in', () => {
    const order = GROUPS.flatMap(({ name, labels }) => labels.map((label) => `${name} > ${label}`));
    const shown = ROUTES.flatMap(({ place }) => (place ? [`${place.group} > ${place.label}`] : []));
    expect(shown).toEqual(order.filter((item) => shown.includes(item)));
  });
  it('does not offer pages that the role may not view', () =>
    expect(words(['customer.view'])).toEqual(['Home > Dashboard', 'Business > Customers']));
  it('marks the open page, or the page that led to it', () => {
    expect(marks('/dashboard')).toEqual(['Dashboard', 'page']);
    expect(marks('/dashboard/payout/transfer')).toEqual(['View transfers', 'page']);
    expect(marks('/dashboard/payout/transfer/bulk')).toEqual(['View transfers', 'true']);
    expect(marks('/dashboard/business/customers/customer-details/7')).toEqual(['Customers', 'true']);
    expect(marks('/dashboard/payout/of/7')).toEqual(['Customers', 'true']);
    expect(marks('/dashboard/payout/9')).toEqual([]);
  });
  it('links to existing pages, each once', () => {
    const hrefs = sidebarFor(
      ROUTES.flatMap(({ permission }) => permission ?? []),
      '/dashboard',
    ).flatMap(({ places }) => places.map(({ href }) => href));
    expect(new Set(hrefs).size).toBe(ROUTES.filter(({ place }) => place).length);
    for (const href of hrefs) expect(routeAt(href)?.path).toBe(href);
  });
});

describe('[NAV-02] an address', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard'],
    ['/dashboard/payout/transfer', '/dashboard/payout/transfer'],
    ['/dashboard/payout/other', '/dashboard/payout/:id'],
    ['/dashboard/payout/a/b', undefined],
    ['/dashboards', undefined],
    ['/dashboard/no/such', undefined],
  ])('%s is %s', (path, route) => expect(routeAt(path, LIST)?.path).toBe(route));
});

/** Every documented route of the dashboard, with its requirements. A parameter is in braces there. Routes that lead elsewhere are below. */
const DOCUMENTED = list('routes').flatMap(({ route: path = '', req = '' }) =>
  path.startsWith('/dashboard') && movedTo(path, '') === null
    ? [[req, path.replaceAll(/\{\w+\}/g, 'x'), path.replaceAll(/\{\w+\}/g, ':')] as const]
    : [],
);

it('[NAV-02] the list of routes is read whole', () => expect(DOCUMENTED.length).toBeGreaterThan(55));

it.each(DOCUMENTED)('[NAV-02 %s] %s has its page', (_, path, route) =>
  expect(routeAt(path)?.path.replaceAll(/:\w+/g, ':')).toBe(route),
);

it('[NAV-02 CAT-01] the pages of orders and categories come before those of a catalog', () => {
  const at = (path: string) => routeAt(`/dashboard/catalog/${path}`)?.path;
  expect(at('orders')).toBe('/dashboard/catalog/orders');
  expect(at('7/orders')).toBe('/dashboard/catalog/:orderId/orders');
  expect(at('categories')).toBe('/dashboard/catalog/categories');
  expect(at('categories/create')).toBe('/dashboard/catalog/categories/create');
  expect(at('create')).toBe('/dashboard/catalog/create');
});

/** The page of sign-in is no page of the dashboard. */
it.each(movedPaths())('[NAV-02 CBK-04] the old address %s leads to a page that is there', (path) => {
  const to = new URL(movedTo(path, '') ?? '', 'http://here');
  expect(to.pathname === '/' || routeAt(to.pathname)?.path === to.pathname).toBe(true);
});

describe('[HOM-01] a link to another page', () => {
  const balances = entry('/dashboard/account/balances', { permission: 'balance.view' });
  const at = (permissions: readonly string[], routes: readonly RouteEntry[]) => pageAt(balances.path, permissions, routes);
  it('exists as soon as the page is listed, for roles that may open it', () => {
    expect(at(['balance.view'], LIST)).toBeNull();
    expect(at(['balance.view'], [...LIST, balances])).toBe('/dashboard/account/balances');
    expect(at([], [...LIST, balances])).toBeNull();
  });
});

describe('a role', () => {
  it('may open pages without a permission, and those whose permission it has', () => {
    expect(allows(entry('/a'), [])).toBe(true);
    expect(allows(entry('/a', { permission: 'payout.view' }), ['payout.view'])).toBe(true);
    expect(allows(entry('/a', { permission: 'payout.view' }), ['payout.approve'])).toBe(false);
  });
});

describe('[NAV-08] a title', () => {
  it.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/account/payouts', 'Payouts'],
    ['/dashboard/balance/rolling-reserve', 'Rolling reserve'],
    ['/dashboard/get-Started/personalInformation', 'Personal information'],
    ['/dashboard/business/customers/customer-details/:id', 'Customer details'],
    ['/dashboard/account/split-settlements/edit/:settlementId/:settlementName', 'Edit'],
    ['/reset_password', 'Reset password'],
  ])('of %s is its last fixed segment in words: %s', (path, title) => expect(titleOfRoute(path)).toBe(title));
  it('is the route’s own if it has one', () => {
    expect(titleOf(entry('/dashboard/payout/transfer/bulk', { title: 'Bulk payout' }))).toBe('Bulk payout');
    expect(titleOf(entry('/dashboard/payout/transfer/bulk'))).toBe('Bulk');
  });
});
