import type { BusinessInformation as Saved } from '../../../contract/onboarding/onboarding';
import { atMost, blamesByLabel, checkBy, email, firstBroken, line, required } from '../../kit/form.rules';
import type { FieldOf } from '../../kit/form.types';
import { LIMITS, phone, picture, webAddress } from '../particulars/particulars.rules';
import type { BusinessInformation } from './businessInformation.types';

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
export const check = checkBy<BusinessInformation>({
  description: line(LABELS.description, LIMITS.description),
  emailaddress: firstBroken(required(LABELS.emailaddress), email),
  chargebackemail: firstBroken(required(LABELS.chargebackemail), email),
  mobilenumber: phone(LABELS.mobilenumber),
  address: line(LABELS.address, 500),
  city: line(LABELS.city),
  state: line(LABELS.state),
  website: firstBroken(required(LABELS.website), webAddress),
  facebook: atMost(SOCIAL),
  instagram: atMost(SOCIAL),
  twitter: atMost(SOCIAL),
  logo: picture,
});

export const blames: (said: string) => FieldOf<BusinessInformation> | null = blamesByLabel(LABELS);

export const startedWith = ({ logo, ...texts }: Saved): BusinessInformation => ({ ...texts, logo: [], logoSaved: logo });
