import type { PersonalInformation } from '../../../contract/onboarding/onboarding';
import { blamesByLabel, checkBy, firstBroken, line } from '../../kit/form.rules';
import type { FieldOf } from '../../kit/form.types';
import { letters, phone } from '../particulars/particulars.rules';
import type { ContactInformation } from './contactInformation.types';

export const LABELS = { firstName: 'First name', lastName: 'Last name', mobileNumber: 'Mobile number' } as const;

/** ONB-12. */
export const check = checkBy<ContactInformation>({
  firstName: firstBroken(line(LABELS.firstName), letters),
  lastName: firstBroken(line(LABELS.lastName), letters),
  mobileNumber: phone(LABELS.mobileNumber),
});

export const blames: (said: string) => FieldOf<ContactInformation> | null = blamesByLabel(LABELS);

/** The same names and number as the personal information has. */
export const startedWith = ({ firstName, lastName, mobileNumber }: PersonalInformation): ContactInformation => ({
  firstName,
  lastName,
  mobileNumber,
});
