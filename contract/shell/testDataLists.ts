import type { Permission } from '../permissions';

/** The lists that can be filled with test data, each with the permission that creates its rows. */
export const TEST_LISTS = {
  payouts: 'payout.initiate',
  paymentLinks: 'link.manage',
  splitSettlements: 'split.submit',
  beneficiaries: 'beneficiary.manage',
  customers: 'customer.manage',
  products: 'product.manage',
  refunds: 'refund.manage',
} as const satisfies Readonly<Record<string, Permission>>;

export type TestList = keyof typeof TEST_LISTS;
