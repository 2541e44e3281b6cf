import type { Way } from '../../../machines/shell/finder/finder.types';
import { allows, linkTo, ROUTES, titleOf } from '../routes';

/** Actions that can start on any page, with the permissions they need. */
const ACTIONS = [
  { label: 'Make a payout', path: '/dashboard/account/payouts?transfer=new', permission: 'payout.initiate' },
  { label: 'Make bulk payout', path: '/dashboard/payout/transfer/bulk', permission: 'payout.initiate' },
  { label: 'Swap currency', path: '/dashboard/account/balances?open=swap', permission: 'swap.create' },
  { label: 'Add new beneficiary', path: '/dashboard/payout/beneficiaries?new=beneficiary', permission: 'beneficiary.manage' },
  { label: 'Create split settlement', path: '/dashboard/account/split-settlements/create', permission: 'split.submit' },
  { label: 'Add new customer', path: '/dashboard/business/customers?new=customer', permission: 'customer.manage' },
  { label: 'Add new product', path: '/dashboard/business/products/new-product', permission: 'product.manage' },
  { label: 'Create invoice', path: '/dashboard/business/invoice/new-invoice', permission: 'invoice.manage' },
  { label: 'Create payment link', path: '/dashboard/business/payment-links?new=link', permission: 'link.manage' },
  { label: 'Create QR code', path: '/dashboard/business/qr-codes?new=code', permission: 'qr.view' },
  { label: 'Create new user', path: '/dashboard/settings/users?new=user', permission: 'user.manage' },
  { label: 'Create custom role', path: '/dashboard/settings/roles-permissions?new=role', permission: 'role.manage' },
  { label: 'Add new merchant', path: '/dashboard/settings/subsidiaries?new=business', permission: 'business.manage' },
] as const;

/** NAV-14: returns the pages in a role's sidebar, and the actions it may start. */
export function finderActions(permissions: readonly string[], routes = ROUTES): readonly Way[] {
  const screens = routes.flatMap((route) =>
    route.place && allows(route, permissions) ? [{ label: titleOf(route), group: route.place.group, path: route.path }] : [],
  );
  const actions = ACTIONS.filter(
    ({ permission, path }) => permissions.includes(permission) && linkTo(path, permissions, routes) !== null,
  );
  return [...actions.map(({ label, path }) => ({ label, group: 'Action', path })), ...screens];
}
