/** The four tabs, each a form with its own call. Their secrets stay in memory until the flow ends, because the merchant may go back. */
import { form } from '../../kit/form/form.machine';
import type { Said } from '../../kit/otp/otp.types';
import { checkBank, checkDirector, checkDocuments, checkProfile, fieldOfErrorIn } from './compliance.rules';
import type { BankAccount, Director, Documents, Profile } from './compliance.types';

const successMessage = 'Saved.';
const req = ['ONB-15'];

export const profileForm = form<Profile, Said>('complianceProfile', {
  calls: ['updateBusinessProfile'],
  req,
  description: 'Saves the profile of the business.',
  validate: checkProfile,
  fieldOfError: fieldOfErrorIn('profile'),
  failureMessage: 'We couldn’t save the profile. Try again.',
  successMessage,
});

/** Its subject is the saved account as `accountKey` returns it, so that the same account is not added again. */
export const bankForm = form<BankAccount, Said>('complianceBank', {
  calls: ['addSettlementBank'],
  req,
  description: 'Saves the settlement account of the business.',
  validate: checkBank,
  fieldOfError: fieldOfErrorIn('bank'),
  failureMessage: 'We couldn’t save the bank details. Try again.',
  successMessage,
});

export const directorForm = form<Director, Said>('complianceDirector', {
  calls: ['submitDirectorKyc'],
  req,
  description: 'Saves the details of a director.',
  validate: checkDirector,
  fieldOfError: fieldOfErrorIn('director'),
  failureMessage: 'We couldn’t save the director’s information. Try again.',
  successMessage,
});

export const documentsForm = form<Documents, Said>('complianceDocuments', {
  calls: ['submitKycDocuments'],
  req,
  description: 'Saves the KYC documents.',
  validate: checkDocuments,
  fieldOfError: fieldOfErrorIn('documents'),
  failureMessage: 'We couldn’t save the documents. Try again.',
  successMessage,
});
