/** Facts about a business that decide what its people meet. */

export interface OnboardingSections {
  readonly personalInformation: number;
  readonly businessCompliance: number;
  readonly businessInformation: number;
  readonly bankInformation: number;
  readonly termsAndCondition: number;
}

/** The two environments: separate ledgers, the same flows. */
export const environments = { live: 1, test: 2 } as const;
export type Environment = (typeof environments)[keyof typeof environments];

/** Which environment a sign-in opens: a business that is not verified yet works in test mode. */
export const environmentFor = (verificationStatus: string): Environment =>
  verificationStatus === 'Active' ? environments.live : environments.test;

export const environmentName = (environment: number) => (environment === environments.live ? 'Live' : 'Test');

/** A business of which nothing is known yet is led to the welcome. */
export const routeToGetStarted = (verificationStatus: string) => verificationStatus === 'New';
