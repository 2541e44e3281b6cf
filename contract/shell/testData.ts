/** Test data: a few rows for an empty list in the Test environment. No document names this. */
import { endpoints } from '../endpoint';
import { type } from '../schema';
import type { TestList } from './testDataLists';

const List = type(
  "'payouts' | 'paymentLinks' | 'splitSettlements' | 'beneficiaries' | 'customers' | 'products' | 'refunds'",
) satisfies { readonly infer: TestList };

const Added = type({ message: 'string > 0', added: 'number.integer >= 0' });

/** `added`: the number of new rows. Zero if the list had rows already. */
export type Added = typeof Added.infer;

export const testData = endpoints({
  /**
   * Adds a few rows to a list that has none, for the business in the Test environment. Once, however often it is sent: a list with rows stays as
   * it is. 403 in Live, and without the permission that creates such rows.
   */
  addTestData: {
    method: 'POST',
    path: '/subsidiary/dashboard/test-data',
    body: type({ list: List }),
    answer: Added,
    permission: [
      'payout.initiate',
      'link.manage',
      'split.submit',
      'beneficiary.manage',
      'customer.manage',
      'product.manage',
      'refund.manage',
    ],
    req: ['PAY-01', 'PLK-01', 'SPL-01', 'BEN-01', 'CUS-01', 'PRD-01', 'RFD-01'],
    assumed: true,
  },
});
