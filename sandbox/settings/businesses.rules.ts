/** Facts about a business that decide what its people meet. */

import { environmentIds } from '../../contract/settings/businesses';

/** The two environments: separate ledgers, the same flows. */
export const environments = { live: environmentIds.Live, test: environmentIds.Test } as const;
export type Environment = (typeof environments)[keyof typeof environments];

/** Which environment a sign-in opens: a business that is not verified yet works in test mode. */
const environmentFor = (verificationStatus: string): Environment =>
  verificationStatus === 'Active' ? environments.live : environments.test;

/** The environment that somebody chose last, as long as the business may still be in it. */
export const environmentAt = (verificationStatus: string, chosen: number | null): Environment =>
  chosen === environments.test ? environments.test : environmentFor(verificationStatus);

export const environmentName = (environment: number) => (environment === environments.live ? 'Live' : 'Test');

/** A business of which nothing is known yet is led to the welcome. */
export const routeToGetStarted = (verificationStatus: string) => verificationStatus === 'New';
