import type { Business } from '../../../contract/access/session';
import { CURRENCIES, type Currency, type CurrencyChoice, type LoadedProfile, type ReturnTo } from './session.types';

/** SES-12: the entry for a new business. Ids below 1 are no business. */
const ADD_NEW: Business = { id: '0', name: 'Add New Merchant', type: '', verificationStatus: '', description: '' };

export const withAddNew = (businesses: readonly Business[]): readonly Business[] => [...businesses, ADD_NEW];

/** Only the merchant whose session ended returns to the last page. For another business the same URL is another page. */
export const isSameMerchant = ({ profile }: LoadedProfile, returnTo: ReturnTo | null) =>
  returnTo?.userId === profile.user.id &&
  returnTo.businessId === profile.activeBusinessId &&
  returnTo.environment === profile.environment;

/** Returns the displayed currency: the merchant's choice, if it is offered, because a bookmark may hold anything. */
export const currencyOf = ({ profile }: LoadedProfile, choice: CurrencyChoice | null): Currency =>
  CURRENCIES.find((offered) => choice?.userId === profile.user.id && choice.currency === offered) ?? CURRENCIES[0];

/** `loadingProfile`: there is a token and the profile is loading, so nothing redirects. */
export type Standing = 'signedIn' | 'loadingProfile' | 'secondFactor' | 'signedOut';

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Pages without a session, besides sign-in itself. */
const OUTSIDE = ['/sign-up', '/verify', '/forgot-password'];

/** SES-07: whether an email's link opens this path. The link is handled first, even if a user is signed in. */
export const opensLink = (path: string) => isUnder(path, '/onboarding') || isUnder(path, '/email-verified');

/** SES-03, SES-07: returns where a path redirects, depending on the session. Null if it does not. */
export function redirect(path: string, standing: Standing): string | null {
  if (standing === 'loadingProfile') return null;
  const right = { signedIn: '/dashboard', secondFactor: '/2fa-signin', signedOut: '/' }[standing];
  const isForSignedIn = isUnder(path, '/dashboard');
  if (standing === 'signedIn') return PUBLIC.has(path) || OUTSIDE.some((root) => isUnder(path, root)) ? right : null;
  return isForSignedIn || (PUBLIC.has(path) && path !== right) ? right : null;
}

const PUBLIC = new Set(['/', '/login', '/2fa-signin']);

const MOVED: Readonly<Record<string, string>> = {
  '/catalog-page': '/dashboard/catalog',
  '/payment-link-page': '/dashboard/business/payment-links',
  '/reset_password': '/?reset=now',
  '/dashboard/business/disputes': '/dashboard/chargeback',
};

/** Every address that leads elsewhere. */
export const movedPaths = (): readonly string[] => Object.keys(MOVED);

/** NAV-02, CBK-04: returns the new URL for one that other systems still link to, with the same query. Null for any other. */
export function movedTo(path: string, search: string): string | null {
  const old = path.replace(/\/$/, '');
  const moved = MOVED[old];
  if (moved === undefined) return null;
  const [page, own] = moved.split('?');
  const query = [own, search.replace(/^\?/, '')].filter(Boolean).join('&');
  return query === '' ? moved : `${page}?${query}`;
}
