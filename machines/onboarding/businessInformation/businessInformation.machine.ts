import type { BusinessInformation as Saved } from '../../../contract/onboarding/onboarding';
import { form } from '../../kit/form.machine';
import { blamesByLabel, email, firstError, maxLength, required, singleLine, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Chosen, FieldOf } from '../../kit/form.types';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST, LIMITS, phone, picture, webAddress } from '../particulars/particulars.rules';

/** The texts of the call, the logo that is chosen now, and the name of the one that was saved before. */
export type BusinessInformation = { readonly [Field in Exclude<keyof Saved, 'logo'>]: string } & {
  readonly logo: readonly Chosen[];
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

/** As the provider has it; the documents say nothing of their length. */
const SOCIAL = 200;

/** ONB-08: whatever is not optional is required. */
export const check = validateWith<BusinessInformation>({
  description: singleLine(LABELS.description, LIMITS.description),
  emailaddress: firstError(required(LABELS.emailaddress), email),
  chargebackemail: firstError(required(LABELS.chargebackemail), email),
  mobilenumber: phone(LABELS.mobilenumber),
  address: singleLine(LABELS.address, 500),
  city: singleLine(LABELS.city),
  state: singleLine(LABELS.state),
  website: firstError(required(LABELS.website), webAddress),
  facebook: maxLength(SOCIAL),
  instagram: maxLength(SOCIAL),
  twitter: maxLength(SOCIAL),
  logo: picture,
});

const blames: (said: string) => FieldOf<BusinessInformation> | null = blamesByLabel(LABELS);

export const startedWith = ({ logo, ...texts }: Saved): BusinessInformation => ({ ...texts, logo: [], logoSaved: logo });

/** What the business does, and how it is reached. */
export const businessInformationMachine = form<BusinessInformation, Said>('businessInformation', {
  calls: ['saveBusinessInformation'],
  req: ['ONB-08', 'ONB-18'],
  description: 'Saves what the business does and how to reach it online.',
  check,
  blames,
  refusal: 'Your business information could not be saved.',
  says: ({ message }) => message || 'Your business information was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});

export const selectBusinessInformation = selectForm<BusinessInformation>(check);
