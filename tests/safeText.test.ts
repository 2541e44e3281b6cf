/** Texts that the provider refuses everywhere are refused beside their field, with the same words. */
import { describe, expect, it } from 'vitest';
import { NOT_ALLOWED } from '../contract/safeText';
import { validate as signUp } from '../machines/access/signUp/signUp.machine';
import { descriptionError } from '../machines/balances/swap/swap.rules';
import { validate as virtualAccount } from '../machines/balances/virtualAccount/virtualAccount.machine';
import { emptyProduct, feeErrors, validateProduct } from '../machines/catalog/newProduct/newProduct.rules';
import { validateCustomer } from '../machines/customers/newCustomer/newCustomer.machine';
import { textProblem } from '../machines/kit/batch/batch.check';
import { nameProblem } from '../machines/kit/list/ownViews';
import { emptyValues, validate as paymentLink } from '../machines/links/newPaymentLink/newPaymentLink.machine';
import { validate as stakeholder } from '../machines/onboarding/stakeholder/stakeholder.machine';
import { fieldErrors as payout } from '../machines/payouts/payout/payout.errors';
import { emptyDraft as emptyPayout } from '../machines/payouts/payout/payout.rules';
import { emptyValues as emptyRole, validate as role } from '../machines/people/role/role.machine';
import { fieldErrors as invitation } from '../machines/people/userInvitation/userInvitation.rules';
import { reasonError } from '../machines/refunds/refund/refund.rules';
import { businessDetails } from '../machines/settings/businessDetails/businessDetails.flow';
import { validate as profile } from '../machines/settings/businessProfile/businessProfile.machine';
import { validate as business, emptyValues as emptyBusiness } from '../machines/settings/newBusiness/newBusiness.machine';

const person = { firstName: 'Ada', lastName: 'Obi' };
const product = emptyProduct('NGN');
const customer = { ...person, email: 'ada@crafts.test', mobile: '+2348012345678' };
const ownBusiness = {
  ...person,
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  password: 'Newleaf#2027',
  confirmpassword: 'Newleaf#2027',
};
const stake = { ...person, bvn: '', nin: '', mobileNumber: '', gender: '', dateOfBirth: '' };
const abroad = (text: string) => ({ ...emptyPayout.abroad, recipientName: text, recipientAddress: text, bankName: text });

const errors: readonly (readonly [name: string, (text: string) => string | null | undefined])[] = [
  ['a product', (text) => validateProduct({ ...product, name: text }).name],
  ['the description of a product', (text) => validateProduct({ ...product, description: text }).description],
  ['a delivery fee', (text) => feeErrors({ name: text, fee: '10' }, 'NGN').name],
  ['a virtual account', (text) => virtualAccount({ alias: text }).alias],
  ['a role', (text) => role({ ...emptyRole, name: text }).name],
  ['the description of a role', (text) => role({ ...emptyRole, description: text }).description],
  ['a payment page', (text) => paymentLink({ ...emptyValues('NGN'), name: text }).name],
  ['the description of a payment page', (text) => paymentLink({ ...emptyValues('NGN'), description: text }).description],
  ['a customer', (text) => validateCustomer({ ...customer, lastName: text }).lastName],
  ['a business', (text) => business({ ...emptyBusiness, nameOfSubsidiary: text }).nameOfSubsidiary],
  [
    'a business that customers see',
    (text) => profile({ ...businessDetails.profile, isVerified: true, business_name: text }).business_name,
  ],
  ['a business that signs up', (text) => signUp({ ...ownBusiness, name: text }).name],
  ['a stakeholder', (text) => stakeholder({ ...stake, firstName: text }).firstName],
  ['an invited person', (text) => invitation({ email: '', role: '', ...person, firstName: text, mobileNumber: '' }).firstName],
  [
    'a recipient abroad',
    (text) => payout({ draft: { ...emptyPayout, abroad: abroad(text) }, currency: 'USD' }, true).abroad.recipientName,
  ],
  ['a payout', (text) => payout({ draft: { ...emptyPayout, description: text }, currency: 'NGN' }, false).description],
  ['a swap', (text) => descriptionError({ draft: { source: '', destination: '', debit: '', description: text } })],
  ['a refund', (text) => reasonError({ draft: { reference: '', amount: '', reason: text } })],
  ['a row of a file', (text) => textProblem(text, 'reason', 200)?.says],
  ['a saved view', (text) => nameProblem(text, [])],
];

describe.each(errors)('the text of %s', (_, error) => {
  it.each([
    ['hidden characters', 'Ada\u200bObi'],
    ['marks in a pile', `Ada${'\u0301'.repeat(90)}`],
    ['tags', 'Ada\u{e0041}'],
    ['a turned direction', 'Ada\u202eibO'],
  ])('is refused with %s', (_kind, text) => {
    expect(error(text)).toContain(`${NOT_ALLOWED}. Delete it and type it again.`);
  });

  it('may be a name of any language', () => {
    expect(error('Ọláwálé Ṣẹ́gun') ?? null).toBeNull();
  });
});
