/** AUD-01: what the audit trail tells apart. Without a schema, so that machines may import it. */

export const activityTypes = [
  'Access',
  'Account',
  'Beneficiaries',
  'Business',
  'Catalogs',
  'Chargebacks',
  'Customers',
  'Exports',
  'Funding history',
  'Invoices',
  'Onboarding',
  'Other',
  'Payment links',
  'Payments',
  'Payouts',
  'Products',
  'Refunds',
  'Roles',
  'Settings',
  'Settlements',
  'Split settlements',
  'Test data',
  'Users',
  'Wallets',
] as const;

export type ActivityType = (typeof activityTypes)[number];

/** Several types that a merchant looks for together. */
export const activityGroups = {
  settings: ['Settings', 'Business', 'Roles', 'Users'],
  money: [
    'Invoices',
    'Payments',
    'Payouts',
    'Refunds',
    'Chargebacks',
    'Settlements',
    'Split settlements',
    'Wallets',
    'Funding history',
    'Beneficiaries',
  ],
} as const satisfies Readonly<Record<string, readonly ActivityType[]>>;

/** Stands for a value that is never recorded. */
export const AUDIT_MASK = '••••••';
