/** The four tabs, each a form that is saved by a call of its own. What is secret in them stays until the flow ends: one may come back. */
import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { blamesIn, checkBank, checkDirector, checkDocuments, checkProfile } from './compliance.rules';
import type { BankAccount, Director, Documents, Profile } from './compliance.types';

const says = ({ message }: Said) => message || 'Saved.';
const req = ['ONB-15'];

export const profileForm = form<Profile, Said>('complianceProfile', {
  calls: ['updateBusinessProfile'],
  req,
  description: 'Saves the profile of the business.',
  check: checkProfile,
  blames: blamesIn('profile'),
  refusal: 'The profile could not be saved.',
  says,
});

/** Its subject is the account that was saved before, as `accountKey` has it: the same one is not added again. */
export const bankForm = form<BankAccount, Said>('complianceBank', {
  calls: ['addSettlementBank'],
  req,
  description: 'Saves the settlement account of the business.',
  check: checkBank,
  blames: blamesIn('bank'),
  refusal: 'The bank details could not be saved.',
  says,
});

export const directorForm = form<Director, Said>('complianceDirector', {
  calls: ['submitDirectorKyc'],
  req,
  description: 'Saves the details of a director.',
  check: checkDirector,
  blames: blamesIn('director'),
  refusal: 'The director’s information could not be saved.',
  says,
});

export const documentsForm = form<Documents, Said>('complianceDocuments', {
  calls: ['submitKycDocuments'],
  req,
  description: 'Saves the KYC documents.',
  check: checkDocuments,
  blames: blamesIn('documents'),
  refusal: 'The documents could not be saved.',
  says,
});
