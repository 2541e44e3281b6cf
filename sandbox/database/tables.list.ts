/** Written by `npm run lists` from the folders; not to be edited. */
export * from './tables/audit.tables';
export * from './tables/beneficiaries.tables';
export * from './tables/chargebacks.tables';
export * from './tables/customers.tables';
export * from './tables/faults.tables';
export * from './tables/incoming.tables';
export * from './tables/messages.tables';
export * from './tables/money.tables';
export * from './tables/onboarding.tables';
export * from './tables/paymentLinks.tables';
export * from './tables/people.tables';
export * from './tables/products.tables';
export * from './tables/refunds.tables';
export * from './tables/reports.tables';
export * from './tables/splits.tables';
export * from './tables/transactions.tables';
