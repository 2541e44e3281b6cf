import type { PersonalInformation } from '../../../contract/onboarding/onboarding';
import { form } from '../../kit/form.machine';
import { blamesByLabel, firstError, singleLine, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { FieldOf } from '../../kit/form.types';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST, letters, phone } from '../particulars/particulars.rules';

export interface ContactInformation {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits, which follow +234. */
  readonly mobileNumber: string;
}

export const LABELS = { firstName: 'First name', lastName: 'Last name', mobileNumber: 'Mobile number' } as const;

/** ONB-12. */
export const check = validateWith<ContactInformation>({
  firstName: firstError(singleLine(LABELS.firstName), letters),
  lastName: firstError(singleLine(LABELS.lastName), letters),
  mobileNumber: phone(LABELS.mobileNumber),
});

const blames: (said: string) => FieldOf<ContactInformation> | null = blamesByLabel(LABELS);

/** The same names and number as the personal information has. */
export const startedWith = ({ firstName, lastName, mobileNumber }: PersonalInformation): ContactInformation => ({
  firstName,
  lastName,
  mobileNumber,
});

/** Whom the provider asks for. The books are opened anew where it is saved: the page need not be loaded again. */
export const contactInformationMachine = form<ContactInformation, Said>('contactInformation', {
  calls: ['saveContactInformation'],
  req: ['ONB-12', 'ONB-18'],
  description: 'Saves the contact person of the business and a phone number.',
  check,
  blames,
  refusal: 'Your contact information could not be saved.',
  says: ({ message }) => message || 'Your contact information was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});

export const selectContactInformation = selectForm<ContactInformation>(check);
