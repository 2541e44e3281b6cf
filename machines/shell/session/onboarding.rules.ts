import type { Workspace } from './session.select';

/** NAV-07: returns the next step to go live for a business that is not live yet. After the request there is none. */
export function wayToGoLive({ business, toGetStarted }: Pick<Workspace, 'business' | 'toGetStarted'>) {
  const status = business.verificationStatus;
  if (status === 'Active' || status === 'Pending-Approval') return null;
  return toGetStarted
    ? ({ label: 'OnBoarding', path: '/dashboard/get-Started' } as const)
    : ({ label: 'CONTINUE KYC', path: '/dashboard/get-Started/onboarding' } as const);
}
