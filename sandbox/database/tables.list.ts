/** Written by `npm run lists` from the folders; not to be edited. */
export * from '../balances/incoming.tables';
export * from '../control/faults.tables';
export * from '../ledger/money.tables';
export * from '../links/paymentLinks.tables';
export * from '../onboarding/onboarding.tables';
export * from '../people/people.tables';
export * from '../splits/splits.tables';
