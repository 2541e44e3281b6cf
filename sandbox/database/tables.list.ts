/** Written by `npm run lists` from the folders; not to be edited. */
export * from '../audit/audit.tables';
export * from '../balances/incoming.tables';
export * from '../catalog/products.tables';
export * from '../control/faults.tables';
export * from '../customers/customers.tables';
export * from '../emails/messages.tables';
export * from '../ledger/money.tables';
export * from '../links/paymentLinks.tables';
export * from '../onboarding/onboarding.tables';
export * from '../payouts/beneficiaries.tables';
export * from '../people/people.tables';
export * from '../refunds/refunds.tables';
export * from '../reports/reports.tables';
export * from '../splits/splits.tables';
export * from '../transactions/transactions.tables';
