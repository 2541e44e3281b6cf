/** The permissions that a role can hold. The record of a call names the one it requires. */
const areas = [
  'balance',
  'beneficiary',
  'business',
  'chargeback',
  'customer',
  'funding',
  'invoice',
  'key',
  'link',
  'payout',
  'product',
  'qr',
  'refund',
  'report',
  'role',
  'settlement',
  'split',
  'swap',
  'transaction',
  'user',
  'audit',
] as const;
type Area = (typeof areas)[number];

/** `identity.view` shows whole BVNs, NINs and document numbers. Without it only their last digits show. */
const special = ['payout.initiate', 'payout.approve', 'swap.create', 'split.submit', 'key.regenerate', 'identity.view'] as const;

export type Permission = `${Area}.view` | `${Area}.manage` | (typeof special)[number];

export const viewPermissions: readonly Permission[] = areas.map((area) => `${area}.view` as const);

/** Every permission, in the order of their ids in the API. */
export const allPermissions: readonly Permission[] = [
  ...viewPermissions,
  ...areas.map((area) => `${area}.manage` as const),
  ...special,
];
