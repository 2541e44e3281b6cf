/** Saved recipients, and whose number a merchant id or mobile number is. */
import { type } from 'arktype';
import { Resolved } from './banks';
import { Id } from './common';
import { endpoints } from './endpoint';

const BeneficiaryType = type("'Bank' | 'Merchant' | 'Mobile'");

const Beneficiary = type({
  id: Id,
  name: 'string > 0',
  type: BeneficiaryType,
  accountNumber: 'string > 0',
  'bankName?': 'string | null',
  'bankCode?': Id.or('null'),
}).pipe(({ bankName, bankCode, ...beneficiary }) => ({ ...beneficiary, bankName: bankName ?? '', bankCode: bankCode ?? '' }));

const Beneficiaries = type({ data: { items: Beneficiary.array(), 'total_items?': 'number' } }).pipe(({ data }) => ({
  rows: data.items,
  total: data.total_items ?? data.items.length,
}));

export type Beneficiary = typeof Beneficiary.infer;

export const beneficiaries = endpoints({
  /** All saved beneficiaries; the documents show no paging. Dates are wall-clock text. */
  listBeneficiaries: {
    method: 'GET',
    path: '/subsidiary/beneficiary/all',
    query: type({ 'type?': BeneficiaryType, 'fromdate?': 'string', 'todate?': 'string' }),
    answer: Beneficiaries,
    req: ['BEN-01', 'PAY-03'],
    assumed: false,
  },
  /** The name behind a number: of a bank account, a merchant id or a mobile number. 404 when nobody has it. */
  resolveBeneficiary: {
    method: 'POST',
    path: '/subsidiary/beneficiary/resolve',
    body: type({ type: BeneficiaryType, accountNumber: /^\d{1,20}$/, 'bankCode?': '1 <= string <= 20' }),
    answer: Resolved,
    req: ['BEN-02', 'BEN-03', 'SPL-05', 'PAY-03'],
    assumed: false,
  },
});
