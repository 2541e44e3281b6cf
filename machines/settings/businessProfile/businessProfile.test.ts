import { describe, expect, it } from 'vitest';
import { businessDetails } from '../businessDetails/businessDetails.flow';
import { LEGAL, validate } from './businessProfile.machine';

const saved = { ...businessDetails.profile, isVerified: false };
const withoutLegal = { ...saved, legal_business_name: '', business_type: '', country: '', bvn: '1' };

describe('[BUS-01] the fields of a business', () => {
  it('are all required before verification', () => {
    expect(validate(saved)).toEqual({});
    expect(Object.keys(validate(withoutLegal)).sort()).toEqual([...LEGAL].sort());
  });

  it('that are legal stop nothing after it, because they are not sent', () => {
    expect(validate({ ...withoutLegal, isVerified: true })).toEqual({});
    expect(validate({ ...withoutLegal, isVerified: true, email: 'nobody' })).toEqual({ email: 'not a valid email!' });
  });

  it.each([
    ['business_name', ' '],
    ['business_name', 'a'.repeat(101)],
    ['email', ''],
    ['description', ''],
    ['description', 'a'.repeat(251)],
    ['industry', ''],
  ] as const)('that customers see have their own rules: %s cannot be “%s”', (field, text) =>
    expect(Object.keys(validate({ ...saved, isVerified: true, [field]: text }))).toEqual([field]),
  );

  it('may have a masked BVN, as a role without the permission sees it', () =>
    expect(validate({ ...saved, bvn: '•••••••4471' })).toEqual({}));
});
