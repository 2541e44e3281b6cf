import { describe, expect, it } from 'vitest';
import { isFresh, landing, lockOf, mayGoLive, missingOf, stepsOf } from './onboarding.rules';
import type { Onboarding } from './onboarding.types';

const nothing = {
  personalInformation: 0,
  businessCompliance: 0,
  businessInformation: 0,
  bankInformation: 0,
  termsAndCondition: 0,
};
const shared = { businessInformation: 100, bankInformation: 100, termsAndCondition: 100 };
const business = (type: string, status: string, progress: Partial<Onboarding['progress']> = {}): Onboarding => ({
  name: 'Newleaf Crafts',
  type,
  status,
  declineReason: '',
  routed: false,
  progress: { ...nothing, ...progress },
});

describe('[ONB-01] where the dashboard leads', () => {
  it.each([
    ['home', business('Individual', 'Active')],
    ['home', business('Individual', 'Declined', { personalInformation: 50 })],
    ['home', business('Individual', 'Pending-Approval', { personalInformation: 50 })],
    ['home', business('Individual', 'something else', { personalInformation: 50 })],
    ['get-Started', business('Individual', 'New')],
    ['get-Started', business('Company', 'New', { ...shared, businessCompliance: 100 })],
    ['home', business('Individual', 'Pending-Verification')],
    ['get-Started', business('Individual', 'Pending-Verification', { personalInformation: 1 })],
    ['get-Started', business('Individual', 'Pending-Verification', { ...shared, personalInformation: 99 })],
    ['home', business('Individual', 'Pending-Verification', { ...shared, personalInformation: 100 })],
    ['get-Started', business('Company', 'Pending-Verification', { ...shared, personalInformation: 100 })],
    ['home', business('Company', 'Pending-Verification', { ...shared, businessCompliance: 100 })],
  ])('%s: %j', (where, onboarding) => {
    expect(landing(onboarding)).toBe(where === 'home' ? null : '/dashboard/get-Started');
  });
});

describe('[ONB-03] the steps', () => {
  const titles = (type: string) => stepsOf(business(type, 'New')).map(({ title }) => title);
  it('of a company are five, and those of an individual four', () => {
    expect(titles('Company')).toEqual([
      'Primary Identity Information',
      'Business registration (KYC)',
      'Business information',
      'Bank details',
      'Terms and conditions',
    ]);
    expect(titles('Individual')).toEqual([
      'Personal Information',
      'Business information',
      'Bank details',
      'Terms and conditions',
    ]);
  });
  it('lead to their own pages', () => {
    expect(stepsOf(business('Company', 'New')).map(({ path }) => path.replace('/dashboard/get-Started/', ''))).toEqual([
      'personalInformation',
      'businessRegistration',
      'businessInformation',
      'bankdetails',
      'terms',
    ]);
  });
});

describe('[ONB-04] going live', () => {
  it.each(['businessInformation', 'bankInformation', 'termsAndCondition', 'personalInformation'] as const)(
    'waits for %s at 100, not at 99',
    (section) => {
      const almost = { ...shared, personalInformation: 100, [section]: 99 };
      expect(mayGoLive(business('Individual', 'Pending-Verification', almost))).toBe(false);
      expect(mayGoLive(business('Individual', 'Pending-Verification', { ...almost, [section]: 100 }))).toBe(true);
    },
  );
  it('requires the documents of a company, but not those of its representative', () => {
    expect(missingOf(business('Company', 'New', { ...shared, personalInformation: 100 })).map(({ section }) => section)).toEqual([
      'businessCompliance',
    ]);
    expect(mayGoLive(business('Company', 'New', { ...shared, businessCompliance: 100 }))).toBe(true);
  });
  it.each(['Pending-Approval', 'Active'])('is not offered in the state %s', (status) => {
    expect(mayGoLive(business('Individual', status, { ...shared, personalInformation: 100 }))).toBe(false);
  });
  it('is offered again after a decline', () => {
    expect(mayGoLive(business('Individual', 'Declined', { ...shared, personalInformation: 100 }))).toBe(true);
  });
});

describe('[ONB-02] the greeting', () => {
  it('is shown before any step is filled in', () => {
    expect(isFresh(business('Individual', 'New'))).toBe(true);
    expect(isFresh(business('Individual', 'New', { bankInformation: 1 }))).toBe(false);
  });
});

describe('[ONB-04] saved details', () => {
  it('can be changed until they are submitted, and again once they were declined', () => {
    for (const status of ['New', 'Pending-Verification', 'Declined']) expect(lockOf({ status }, true)).toBeNull();
    expect(lockOf({ status: 'Pending-Approval' }, true)).toMatch(/being reviewed/);
    expect(lockOf({ status: 'Active' }, true)).toMatch(/approved/);
  });
  it('[FLW-03] can only be read by a role that may not change them', () => {
    for (const status of ['New', 'Pending-Verification', 'Declined']) {
      expect(lockOf({ status }, false)).toMatch(/^Your role can view this/);
    }
  });
  it.each(['Pending-Approval', 'Active'])('are locked for the same reason for every role in the state %s', (status) => {
    expect(lockOf({ status }, false)).toBe(lockOf({ status }, true));
  });
});
