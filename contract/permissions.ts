/** The permissions that a role can hold. A call names the one it takes in its own record. */
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

/** `identity.view` shows whole BVNs, NINs and document numbers; without it only their last digits are shown. */
const special = ['payout.initiate', 'payout.approve', 'swap.create', 'split.submit', 'key.regenerate', 'identity.view'] as const;

export type Permission = `${Area}.view` | `${Area}.manage` | (typeof special)[number];

export const viewPermissions: readonly Permission[] = areas.map((area) => `${area}.view` as const);

/** Every permission, in the order of their numbers on the wire. */
export const allPermissions: readonly Permission[] = [
  ...viewPermissions,
  ...areas.map((area) => `${area}.manage` as const),
  ...special,
];
