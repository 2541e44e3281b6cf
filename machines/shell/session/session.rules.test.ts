import { describe, expect, it } from 'vitest';
import { sessionCases } from './session.cases';
import { currencyOf, isSameMerchant, movedPaths, movedTo, opensLink, redirect, type Standing, withAddNew } from './session.rules';
import type { ReturnTo } from './session.types';

describe('[SES-07] where a path leads', () => {
  it.each<[string, Standing, string | null]>([
    ['/', 'signedOut', null],
    ['/login', 'signedOut', '/'],
    ['/dashboard', 'signedOut', '/'],
    ['/dashboard/account/payouts', 'signedOut', '/'],
    ['/dashboards', 'signedOut', null],
    ['/anything', 'signedOut', null],
    ['/', 'signedIn', '/dashboard'],
    ['/login', 'signedIn', '/dashboard'],
    ['/2fa-signin', 'signedIn', '/dashboard'],
    ['/dashboard/account/payouts', 'signedIn', null],
    ['/dashboard/account/payouts', 'loadingProfile', null],
    ['/sign-up', 'signedOut', null],
    ['/verify', 'signedOut', null],
    ['/forgot-password/a@b.test', 'signedOut', null],
    ['/sign-up', 'signedIn', '/dashboard'],
    ['/verify', 'signedIn', '/dashboard'],
    ['/forgot-password/a@b.test', 'signedIn', '/dashboard'],
    ['/onboarding/token', 'signedIn', null],
    ['/email-verified/token', 'signedIn', null],
    ['/onboarding/token', 'secondFactor', null],
    ['/', 'loadingProfile', null],
    ['/sign-up', 'loadingProfile', null],
    ['/dashboard', 'signedIn', null],
    ['/dashboards', 'signedIn', null],
    ['/sign-ups', 'signedIn', null],
    ['/anything', 'signedIn', null],
    ['/sign-up/form', 'signedIn', '/dashboard'],
    ['/forgot-password', 'signedOut', null],
  ])('%s while %s: %s', (path, standing, to) => expect(redirect(path, standing)).toBe(to));
  it.each<[string, Standing, string | null]>([
    ['/2fa-signin', 'secondFactor', null],
    ['/2fa-signin', 'signedOut', '/'],
    ['/', 'secondFactor', '/2fa-signin'],
    ['/login', 'secondFactor', '/2fa-signin'],
    ['/dashboard', 'secondFactor', '/2fa-signin'],
    ['/dashboard/account', 'secondFactor', '/2fa-signin'],
    ['/sign-up', 'secondFactor', null],
    ['/2fa-signin', 'loadingProfile', null],
  ])('[SES-03] %s while %s: %s', (path, standing, to) => expect(redirect(path, standing)).toBe(to));
});

describe('[NAV-02] an address that other systems link to', () => {
  it.each([
    ['/payment-link-page', '', '/dashboard/business/payment-links'],
    ['/payment-link-page/', '?status=Active&page=2', '/dashboard/business/payment-links?status=Active&page=2'],
    ['/catalog-page', '?status=active', '/dashboard/catalog?status=active'],
    ['/reset_password', '', '/?reset=now'],
    ['/reset_password', '?lang=en', '/?reset=now&lang=en'],
    ['/payment-link-pages', '', null],
    ['/dashboard', '?page=2', null],
    ['/catalog-page', '?', '/dashboard/catalog'],
    ['/catalog-page//', '', null],
    ['/', '', null],
  ])('%s%s leads to %s', (path, search, to) => expect(movedTo(path, search)).toBe(to));
});

it('[CBK-04] the address of disputes leads to the chargebacks, with the same query', () => {
  for (const path of ['/dashboard/business/disputes', '/dashboard/business/disputes/'])
    expect([movedTo(path, ''), movedTo(path, '?status=Pending')]).toEqual([
      '/dashboard/chargeback',
      '/dashboard/chargeback?status=Pending',
    ]);
});

it('[SES-07] a link from an email opens even if a user is signed in', () => {
  const opened = ['/onboarding/token', '/onboarding', '/email-verified/token', '/email-verified'];
  expect(opened.filter(opensLink)).toEqual(opened);
  expect(['/', '/onboardings', '/dashboard/onboarding', '/verify'].filter(opensLink)).toEqual([]);
});

describe('[SES-12] the businesses', () => {
  it('end with the entry for a new one, id 0', () => {
    expect(withAddNew([]).map(({ id, name }) => [id, name])).toEqual([['0', 'Add New Merchant']]);
  });
});

describe('[SES-06] coming back', () => {
  const place: ReturnTo = { userId: '2', businessId: '1001', environment: 'Live', path: '/dashboard' };
  const opened = sessionCases.ports.loadProfile.answers.tunde;
  it('is for the merchant who left alone', () => {
    expect(isSameMerchant(opened, place)).toBe(true);
    expect(isSameMerchant(opened, { ...place, userId: '1' })).toBe(false);
    expect(isSameMerchant(opened, null)).toBe(false);
  });
  it('[NAV-10 NAV-11] is for the same business in the same environment', () => {
    expect(isSameMerchant(opened, { ...place, businessId: '1002' })).toBe(false);
    expect(isSameMerchant(opened, { ...place, environment: 'Test' })).toBe(false);
  });
});

describe('[NAV-06] the currency that is shown', () => {
  const opened = sessionCases.ports.loadProfile.answers.tunde;
  it.each([
    [null, 'NGN'],
    [{ userId: '2', currency: 'USD' } as const, 'USD'],
    [{ userId: '2', currency: 'EUR' } as const, 'EUR'],
    [{ userId: '1', currency: 'USD' } as const, 'NGN'],
  ])('after the choice %j is %s', (choice, currency) => expect(currencyOf(opened, choice)).toBe(currency));
});

it('[NAV-02] every address that moved leads elsewhere', () => {
  expect(movedPaths()).toHaveLength(4);
  for (const path of movedPaths()) expect(movedTo(path, '')).not.toBeNull();
});
