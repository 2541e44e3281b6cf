/** What the provider keeps: every table there is. */
export * from './control';
export * from './incoming';
export * from './money';
export * from './onboarding';
export * from './paymentLinks';
export * from './people';
export * from './splits';
