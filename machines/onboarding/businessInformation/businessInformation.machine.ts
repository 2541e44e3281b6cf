import type { BusinessInformation as Saved } from '../../../contract/onboarding/onboarding';
import { form } from '../../kit/form/form.machine';
import { email, fieldByLabel, firstError, required, singleLine, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { FieldOf, SelectedFile } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { CHECKLIST, LIMITS, phone, picture, webAddress } from '../onboardingDetails/onboardingDetails.rules';

/** The texts of the call, the selected logo, and the name of the saved one. */
export type BusinessInformation = { readonly [Field in Exclude<keyof Saved, 'logo'>]: string } & {
  readonly logo: readonly SelectedFile[];
  readonly logoSaved: string;
};

export const LABELS = {
  description: 'Description',
  emailaddress: 'Business email',
  chargebackemail: 'Chargeback email',
  mobilenumber: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  logo: 'Logo',
} as const;

/** The provider's limit. The documents give none. */
const SOCIAL = 200;

/** ONB-08: every field that is not optional is required. */
export const validate = validateWith<BusinessInformation>({
  description: singleLine(LABELS.description, LIMITS.description),
  emailaddress: firstError(required(LABELS.emailaddress), email),
  chargebackemail: firstError(required(LABELS.chargebackemail), email),
  mobilenumber: phone(LABELS.mobilenumber),
  address: singleLine(LABELS.address, 500),
  city: singleLine(LABELS.city),
  state: singleLine(LABELS.state),
  website: firstError(required(LABELS.website), webAddress),
  facebook: textUpTo(SOCIAL),
  instagram: textUpTo(SOCIAL),
  twitter: textUpTo(SOCIAL),
  logo: picture,
});

const fieldOfError: (said: string) => FieldOf<BusinessInformation> | null = fieldByLabel(LABELS);

export const startedWith = ({ logo, ...texts }: Saved): BusinessInformation => ({ ...texts, logo: [], logoSaved: logo });

/** What the business does, and its contact details. */
export const businessInformationMachine = form<BusinessInformation, Said>('businessInformation', {
  calls: ['saveBusinessInformation'],
  req: ['ONB-08', 'ONB-18'],
  description: 'Saves what the business does and how to reach it online.',
  validate,
  fieldOfError,
  failureMessage: 'We couldn’t save your business information. Try again.',
  successMessage: 'Business information saved.',
  invalidatesProfile: true,
  redirectTo: CHECKLIST,
});

export const selectBusinessInformation = selectForm<BusinessInformation>(validate);
