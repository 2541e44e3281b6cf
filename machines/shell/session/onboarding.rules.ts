import type { Desk } from './session.select';

/** NAV-07: the way on for a business that does not work in Live yet. Who has asked to be let in, or is in, has none. */
export function wayToGoLive({ business, toGetStarted }: Pick<Desk, 'business' | 'toGetStarted'>) {
  const status = business.verificationStatus;
  if (status === 'Active' || status === 'Pending-Approval') return null;
  return toGetStarted
    ? ({ label: 'OnBoarding', path: '/dashboard/get-Started' } as const)
    : ({ label: 'CONTINUE KYC', path: '/dashboard/get-Started/onboarding' } as const);
}
