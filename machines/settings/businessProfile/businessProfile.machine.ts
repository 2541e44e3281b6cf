import type { BusinessProfile as Saved } from '../../../contract/onboarding/firstVersion';
import { form } from '../../kit/form/form.machine';
import { email, fieldByLabel, firstError, required, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits, FieldErrors, FieldOf } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { elevenDigits, LIMITS, MASK } from '../../onboarding/onboardingDetails/onboardingDetails.rules';

/** The fields of the call, and whether the legal ones are verified and stay as they are. */
export type BusinessProfile = { readonly [Field in keyof Saved]: string } & { readonly isVerified: boolean };

export const LABELS = {
  business_name: 'Business name',
  email: 'Email',
  description: 'Description',
  industry: 'Industry',
  legal_business_name: 'Legal business name',
  business_type: 'Business type',
  country: 'Country',
  bvn: 'BVN',
} as const;

/** Verified against documents, and not edited after that. */
export const LEGAL = ['legal_business_name', 'business_type', 'country', 'bvn'] as const satisfies readonly FieldOf<Saved>[];

const check = validateWith<BusinessProfile>({
  business_name: singleLine(LABELS.business_name),
  email: firstError(required(LABELS.email), email),
  description: singleLine(LABELS.description, LIMITS.description),
  industry: required(LABELS.industry),
  legal_business_name: singleLine(LABELS.legal_business_name),
  business_type: required(LABELS.business_type),
  country: required(LABELS.country),
  bvn: elevenDigits(LABELS.bvn),
});

/** BUS-01: verified details are not checked again, because they are not sent. */
export function validate(values: BusinessProfile): FieldErrors<BusinessProfile> {
  const { legal_business_name, business_type, country, bvn, ...open } = check(values);
  return values.isVerified ? open : { ...open, ...given({ legal_business_name, business_type, country, bvn }) };
}

/** Leaves out fields without an error. */
const given = (errors: { readonly [Field in (typeof LEGAL)[number]]: string | undefined }): FieldErrors<BusinessProfile> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));

/** Never stored in a draft. */
export const secrets = ['bvn'] as const;

/** Enough digits to recognise a number, and too few to use it. */
export const veiled = (bvn: string): string => (bvn === '' ? '' : `${MASK.repeat(7)} ${bvn.slice(-4)}`);

const edits: Edits<BusinessProfile> = { thing: 'business', labels: LABELS, shown: { bvn: veiled } };

/** BUS-01: saves what customers see, and the legal details until they are verified. */
export const businessProfileMachine = form<BusinessProfile, Said>('businessProfile', {
  calls: ['getKycProfile', 'updateBusinessProfile'],
  callsInTurn: true,
  req: ['BUS-01'],
  description: 'Saves what customers see of the business, and its legal details until they are verified.',
  validate,
  edits,
  derivedFields: ['isVerified'],
  fieldOfError: fieldByLabel(LABELS),
  failureMessage: 'We couldn’t save your business. Try again.',
  successMessage: 'Business saved.',
  invalidatesProfile: true,
});

export const selectBusinessProfile = selectForm(validate, null, edits);
