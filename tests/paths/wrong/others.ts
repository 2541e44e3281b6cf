/** The forms with a machine of their own. */

import { swapCases } from '../../../machines/balances/swap/swap.cases';
import { onboardingBankCases } from '../../../machines/onboarding/onboardingBank/onboardingBank.cases';
import { beneficiaryCases } from '../../../machines/payouts/beneficiary/beneficiary.cases';
import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import { userInvitationCases } from '../../../machines/people/userInvitation/userInvitation.cases';
import { refundCases } from '../../../machines/refunds/refund/refund.cases';
import { splitSettlementCases } from '../../../machines/splits/splitSettlement/splitSettlement.cases';
import type { Driver } from '../../drivers/driver';
import { atMost, longerThan, required, startOf, type Wrong, type WrongForms } from './wrong';

const long = (characters: number): Wrong => [longerThan(characters), atMost(characters), 'Some text'];
const account: Wrong = ['12a', '“12a” is not an account number. Use digits only.', '0123456789'];
const merchant: Wrong = ['1e4', '“1e4” is not a merchant ID. Use digits only.', '1004'];
const paper = (name: string): Wrong => [name, `“${name}” must be a PNG, JPG, JPEG or PDF file.`, ''];

const DECIMALS = 'Use a point for decimals, and commas only between thousands.';
const amount: Wrong = ['1,50', `Did you mean 1.50? ${DECIMALS}`, '20'];

const answered = (port: string, answers: unknown) => (I: Driver) => I.answer(port, { answers });
const choices = answered('loadChoices', payoutCases.ports.loadChoices.answers.all);
const market = answered('swap.loadMarket', swapCases.ports.loadMarket.answers.now);

export const wrongInOthers: WrongForms = {
  'payout:bank': {
    start: startOf('payout'),
    opens: choices,
    fields: { 'Account number': account, Amount: amount, Description: long(100) },
    free: ['Send to', 'Payout type', 'Bank'],
  },
  'payout:merchant': {
    start: startOf('payout'),
    opens: async (I) => {
      await choices(I);
      await I.pick('Merchant');
    },
    fields: { 'Merchant ID': ['1001', 'You can’t pay your own business. Enter another merchant ID.', '1004'] },
    free: ['Send to', 'Payout type', 'Amount', 'Description'],
  },
  'payout:beneficiary': {
    start: startOf('payout'),
    opens: async (I) => {
      await choices(I);
      await I.pick('Beneficiary');
      await I.choose('Beneficiary', 'ADA OKAFOR, 0123456789, Guaranty Trust Bank');
    },
    fields: { Amount: ['99,999,999', 'The amount is more than your balance.', '20'] },
    free: ['Send to', 'Beneficiary', 'Description'],
  },
  'payout:abroad': {
    start: startOf('payout', 'abroad'),
    opens: choices,
    fields: {
      'Account number': ['GB_', '“GB_” is not an account number. Use letters and digits only.', 'GB29NWBK60161331926819'],
      'Recipient name': long(100),
      'Recipient address': long(100),
      'Bank name': long(100),
      'Bank address': long(100),
      'Routing number': long(40),
      'SWIFT code': ['NWBKGB2LXXXX', 'The SWIFT code is too long. It has 8 or 11 letters and digits.', 'NWBKGB2L'],
      Amount: amount,
      Description: long(100),
    },
    free: ['Send to', 'Payout type'],
  },
  'swap:amounts': {
    start: startOf('swap'),
    opens: market,
    fields: { 'You pay': ['0', 'Amount must be greater than 0', '100'], Description: long(100) },
    free: ['Currency you pay', 'Currency you receive', 'You receive'],
  },
  'swap:minimum': {
    start: startOf('swap'),
    opens: async (I) => {
      await market(I);
      await I.choose('Currency you receive', 'USD');
    },
    fields: { 'You pay': ['7.61', 'Enter at least NGN 1,520.00.', '100,000'] },
    free: ['Currency you pay', 'Currency you receive', 'You receive', 'Description'],
  },
  'refund:amount': {
    start: startOf('refund'),
    opens: answered('refund.loadPayment', refundCases.ports.loadPayment.answers.now),
    fields: { Amount: ['99,999,999', 'Enter NGN 84,480.00 or less.', '20'], Reason: long(200) },
  },
  'refund:reference': {
    start: startOf('refund', 'logged'),
    opens: (I) => I.seeDisabled('Find transaction'),
    fields: { 'Transaction reference': long(100) },
  },
  splitSettlement: {
    start: startOf('splitSettlement'),
    opens: async (I) => {
      await answered('splitSettlement.take', { split: null })(I);
      await answered('splitSettlement.choices', splitSettlementCases.ports.loadChoices.answers.all)(I);
    },
    fields: { Name: long(100) },
    free: ['Currency', 'Rate type'],
  },
  'splitAccount:wallet': {
    start: startOf('splitAccount', 'another'),
    fields: { 'Merchant ID': merchant, 'Settlement share': amount },
    free: ['Settlement type'],
  },
  'splitAccount:bank': {
    start: startOf('splitAccount', 'another'),
    opens: (I) => I.pick('bank'),
    fields: { 'Account number': account, 'Settlement share': amount },
    free: ['Settlement type', 'Bank'],
  },
  beneficiary: {
    start: startOf('beneficiary'),
    opens: answered('beneficiary.loadBanks', Object.values(beneficiaryCases.ports.loadBanks.answers)[0]),
    fields: { 'Account number': account },
    free: ['Type', 'Bank'],
  },
  onboardingBank: {
    start: startOf('onboardingBank'),
    opens: answered('onboardingBank.load', Object.values(onboardingBankCases.ports.load.answers)[0]),
    fields: { 'Account number': account },
    free: ['Bank', 'Account type'],
  },
  userInvitation: {
    start: startOf('userInvitation', 'fresh'),
    opens: async (I) => {
      await I.fill('Email Address', 'new@person.test');
      await I.leave('Email Address');
      await I.answer('userInvitation.check', { answers: userInvitationCases.ports.check.answers.nowhere });
    },
    fields: {
      'First name': long(100),
      'Last name': long(100),
      'Mobile Number': ['080x', 'Mobile number must be 11 digits', '08012345678'],
    },
    free: ['Email Address', 'Role'],
  },
  signIn: {
    start: startOf('signIn'),
    // With neither, nothing can be submitted.
    opens: (I) => I.fill('Password', 'Bluecrest#2026'),
    submits: true,
    fields: {
      Email: ['', 'Enter your email.', 'ada@crafts.test'],
      Password: ['', 'Enter your password.', 'Bluecrest#2026'],
    },
  },
  customerStatus: {
    start: startOf('customerStatus'),
    opens: (I) => I.seeHeading('Blacklist this customer?'),
    fields: { Reason: ['', required('Reason'), 'Three disputed payments'] },
  },
  'compliance:profile': {
    start: startOf('compliance'),
    opens: (I) => I.see('Legal business name'),
    fields: {
      'Business name': ['', required('Business name'), 'Newleaf Crafts'],
      'Legal business name': ['', required('Legal business name'), 'Newleaf Crafts Ltd'],
      'Business type': ['', required('Business type'), 'Company'],
      Industry: ['', required('Industry'), 'Logistics'],
      Email: ['nobody', 'not a valid email!', 'office@newleaf.test'],
      Country: ['', required('Country'), 'Nigeria'],
      BVN: ['12', 'not a valid number!', '22237654321'],
      Description: long(250),
    },
  },
  'compliance:bank': {
    start: startOf('compliance', 'atBank'),
    opens: (I) => I.see('Exactly as your bank has it.'),
    fields: {
      Bank: ['', required('Bank'), 'Guaranty'],
      'Account number': ['12', 'not a valid number!', '0123456789'],
      'Account name': ['', required('Account name'), 'NEWLEAF CRAFTS'],
    },
  },
  'compliance:director': {
    start: startOf('compliance', 'atDirector'),
    opens: (I) => I.see('Director name'),
    fields: {
      'Director name': ['', required('Director name'), 'Ife Adeyemi'],
      'ID number': ['', required('ID number'), 'A37654321'],
      Identification: paper('licence.pdf'),
    },
  },
  'compliance:documents': {
    start: startOf('compliance', 'atDocuments'),
    opens: (I) => I.see('Proof of address'),
    fields: { 'Proof of address': paper('bill.pdf'), Identification: paper('licence.pdf') },
  },
};
