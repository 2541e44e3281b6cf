import type { PersonalInformation } from '../../../contract/onboarding/onboarding';
import { form } from '../../kit/form/form.machine';
import { fieldByLabel, firstError, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { FieldOf } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { CHECKLIST, letters, phone } from '../onboardingDetails/onboardingDetails.rules';

export interface ContactInformation {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits after +234. */
  readonly mobileNumber: string;
}

export const LABELS = { firstName: 'First name', lastName: 'Last name', mobileNumber: 'Mobile number' } as const;

/** ONB-12. */
export const validate = validateWith<ContactInformation>({
  firstName: firstError(singleLine(LABELS.firstName), letters),
  lastName: firstError(singleLine(LABELS.lastName), letters),
  mobileNumber: phone(LABELS.mobileNumber),
});

const fieldOfError: (said: string) => FieldOf<ContactInformation> | null = fieldByLabel(LABELS);

/** Returns the names and number of the personal information. */
export const startedWith = ({ firstName, lastName, mobileNumber }: PersonalInformation): ContactInformation => ({
  firstName,
  lastName,
  mobileNumber,
});

/** The contact person for the provider. Saving reloads the profile, so the page needs no reload. */
export const contactInformationMachine = form<ContactInformation, Said>('contactInformation', {
  calls: ['saveContactInformation'],
  req: ['ONB-12', 'ONB-18'],
  description: 'Saves the contact person of the business and a phone number.',
  validate,
  fieldOfError,
  failureMessage: 'We couldn’t save your contact information. Try again.',
  successMessage: 'Contact information saved.',
  invalidatesProfile: true,
  redirectTo: CHECKLIST,
});

export const selectContactInformation = selectForm<ContactInformation>(validate);
