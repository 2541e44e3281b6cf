import { describe, expect, it } from 'vitest';
import { wayToGoLive } from './onboarding.rules';

const business = { id: '1', name: 'Any', type: 'Company', description: '' };

describe('[NAV-07] the onboarding link', () => {
  it.each([
    ['Active', true, null],
    ['Active', false, null],
    ['Pending-Approval', true, null],
    ['Pending-Approval', false, null],
    ['New', true, 'OnBoarding /dashboard/get-Started'],
    ['Pending-Verification', true, 'OnBoarding /dashboard/get-Started'],
    ['Pending-Verification', false, 'CONTINUE KYC /dashboard/get-Started/onboarding'],
    ['Declined', false, 'CONTINUE KYC /dashboard/get-Started/onboarding'],
    ['', false, 'CONTINUE KYC /dashboard/get-Started/onboarding'],
  ])('%s, flag %s: %s', (verificationStatus, toGetStarted, expected) => {
    const way = wayToGoLive({ business: { ...business, verificationStatus }, toGetStarted });
    expect(way && `${way.label} ${way.path}`).toBe(expected);
  });
});
