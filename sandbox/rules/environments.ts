/** Facts about a business that affect its users. */

import { environmentIds } from '../../contract/settings/businesses';

/** The two environments: separate ledgers, the same flows. */
export const environments = { live: environmentIds.Live, test: environmentIds.Test } as const;
export type Environment = (typeof environments)[keyof typeof environments];

/** Returns the environment at sign-in: a business that is not verified yet works in Test. */
const environmentFor = (verificationStatus: string): Environment =>
  verificationStatus === 'Active' ? environments.live : environments.test;

/** Returns the environment that a user chose last, if the business may still use it. */
export const environmentAt = (verificationStatus: string, chosen: number | null): Environment =>
  chosen === environments.test ? environments.test : environmentFor(verificationStatus);

export const environmentName = (environment: number) => (environment === environments.live ? 'Live' : 'Test');

/** A business without any details is redirected to the welcome. */
export const routeToGetStarted = (verificationStatus: string) => verificationStatus === 'New';
