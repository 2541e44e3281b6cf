/** What the provider keeps: every table there is. */

export * from '../balances/incoming.tables';
export * from '../ledger/money.tables';
export * from '../links/paymentLinks.tables';
export * from '../onboarding/onboarding.tables';
export * from '../people/people.tables';
export * from '../splits/splits.tables';
export * from './control';
