/** Saved recipients, and the names of merchant ids and mobile numbers. */
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { MaybeTime } from '../time';
import { Resolved } from './banks';

const BeneficiaryType = type("'Bank' | 'Merchant' | 'Mobile'");

const Beneficiary = type({
  id: Id,
  name: 'string > 0',
  type: BeneficiaryType,
  accountNumber: 'string > 0',
  'bankName?': 'string | null',
  'bankCode?': Id.or('null'),
  'dateCreated?': MaybeTime,
}).pipe(({ bankName, bankCode, dateCreated, ...beneficiary }) => ({
  ...beneficiary,
  bankName: bankName ?? '',
  bankCode: bankCode ?? '',
  createdAt: dateCreated ?? null,
}));

const Beneficiaries = type({ data: { items: Beneficiary.array(), 'total_items?': 'number' } }).pipe(({ data }) => ({
  rows: data.items,
  total: data.total_items ?? data.items.length,
}));

/** BEN-02: `countryId` is fixed. Only a bank account has a bank's id. */
const NewBeneficiary = type({
  type: BeneficiaryType,
  countryId: '1',
  AccountName: '1 <= string <= 200',
  accountNumber: /^\d{1,20}$/,
  'bankId?': Id,
});

export type Beneficiary = typeof Beneficiary.infer;
export type BeneficiaryType = typeof BeneficiaryType.infer;
export type NewBeneficiary = typeof NewBeneficiary.inferIn;

export const beneficiaries = endpoints({
  /** Returns all saved beneficiaries, because the documents show no paging. Dates are wall-clock text. */
  listBeneficiaries: {
    method: 'GET',
    path: '/subsidiary/beneficiary/all',
    query: type({ 'type?': BeneficiaryType, 'fromdate?': 'string', 'todate?': 'string' }),
    answer: Beneficiaries,
    permission: 'beneficiary.view',
    req: ['BEN-01', 'PAY-03'],
    assumed: false,
  },
  /** Returns the name of a bank account, a merchant id or a mobile number. 404 if it does not exist. */
  resolveBeneficiary: {
    method: 'POST',
    path: '/subsidiary/beneficiary/resolve',
    body: type({ type: BeneficiaryType, accountNumber: /^\d{1,20}$/, 'bankCode?': '1 <= string <= 20' }),
    answer: Resolved,
    permission: ['payout.initiate', 'beneficiary.manage', 'split.submit'],
    req: ['BEN-02', 'BEN-03', 'SPL-05', 'PAY-03'],
    assumed: false,
  },
  /** 400 if the name differs from the resolved one, 409 if it is already saved. */
  createBeneficiary: {
    method: 'POST',
    path: '/subsidiary/beneficiary/create',
    body: NewBeneficiary,
    answer: Message,
    permission: 'beneficiary.manage',
    req: ['BEN-02'],
    assumed: false,
  },
  /** 404 if it does not exist. */
  deleteBeneficiary: {
    method: 'DELETE',
    path: '/subsidiary/beneficiary/delete/:id',
    answer: Message,
    permission: 'beneficiary.manage',
    req: ['BEN-03'],
    assumed: false,
  },
});
