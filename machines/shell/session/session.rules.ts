import type { Business } from '../../../contract/access/session';
import { CURRENCIES, type Currency, type CurrencyChoice, type Opened, type Place } from './session.types';

/** SES-12: the entry that leads to a new business. Ids below 1 are no business. */
const ADD_NEW: Business = { id: '0', name: 'Add New Merchant', type: '', verificationStatus: '', description: '' };

export const withAddNew = (businesses: readonly Business[]): readonly Business[] => [...businesses, ADD_NEW];

/** Only the merchant whose session ended is brought back to where it did: the same address of another business is another page. */
export const isSameDesk = ({ profile }: Opened, place: Place | null) =>
  place?.userId === profile.user.id && place.businessId === profile.activeBusinessId && place.environment === profile.environment;

/** What is looked at: the merchant's own choice, as long as it is one that is offered (a bookmark may say anything). */
export const currencyOf = ({ profile }: Opened, choice: CurrencyChoice | null): Currency =>
  CURRENCIES.find((offered) => choice?.userId === profile.user.id && choice.currency === offered) ?? CURRENCIES[0];

/** `opening`: there is a token, and the books are being opened; nobody is sent anywhere meanwhile. */
export type Standing = 'signedIn' | 'opening' | 'secondFactor' | 'signedOut';

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Pages for who is not signed in, beside the sign-in itself. */
const OUTSIDE = ['/sign-up', '/verify', '/forgot-password'];

/** SES-07: the path of a page that a link from an e-mail opens. What the link is for is done first, whoever is signed in. */
export const opensLink = (path: string) => isUnder(path, '/onboarding') || isUnder(path, '/email-verified');

/** SES-03, SES-07: where a path leads instead, by whether there is a session; null where it stands. */
export function redirect(path: string, standing: Standing): string | null {
  if (standing === 'opening') return null;
  const right = { signedIn: '/dashboard', secondFactor: '/2fa-signin', signedOut: '/' }[standing];
  const isForSignedIn = isUnder(path, '/dashboard');
  if (standing === 'signedIn') return PUBLIC.has(path) || OUTSIDE.some((root) => isUnder(path, root)) ? right : null;
  return isForSignedIn || (PUBLIC.has(path) && path !== right) ? right : null;
}

const PUBLIC = new Set(['/', '/login', '/2fa-signin']);

const MOVED: Readonly<Record<string, string>> = {
  '/payment-link-page': '/dashboard/business/payment-links',
  '/reset_password': '/?reset=now',
};

/** NAV-02: the page that stands for an address which other systems still link to, with the same query; null for every other address. */
export function movedTo(path: string, search: string): string | null {
  const moved = MOVED[path.replace(/\/$/, '')];
  if (moved === undefined) return null;
  const [page, own] = moved.split('?');
  const query = [own, search.replace(/^\?/, '')].filter(Boolean).join('&');
  return query === '' ? moved : `${page}?${query}`;
}
