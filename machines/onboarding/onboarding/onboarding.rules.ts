import type { Onboarding } from './onboarding.types';

const GET_STARTED = '/dashboard/get-Started';
export const CHECKLIST = `${GET_STARTED}/onboarding`;
export const TOUR = `${GET_STARTED}/tour`;
export const HOME = '/dashboard';

/** The status code of an accepted request to go live. */
const TAKEN = '00';

type Section = keyof Onboarding['progress'];

/** One row of the checklist. */
export interface Step {
  readonly section: Section;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** 3§4: whether going live requires it. A company's documents replace those of the person. */
  readonly isRequired: boolean;
}

const BUSINESS: Step = {
  section: 'businessInformation',
  title: 'Business information',
  description: 'What your business does, where it is, and its contact details.',
  path: `${GET_STARTED}/businessInformation`,
  isRequired: true,
};
const BANK: Step = {
  section: 'bankInformation',
  title: 'Bank details',
  description: 'The account that receives your settlements.',
  path: `${GET_STARTED}/bankdetails`,
  isRequired: true,
};
const TERMS: Step = {
  section: 'termsAndCondition',
  title: 'Terms and conditions',
  description: 'Read and accept the terms of service and the agreement.',
  path: `${GET_STARTED}/terms`,
  isRequired: true,
};
const PERSON = {
  section: 'personalInformation',
  description: 'Your personal details, ID and proof of address.',
  path: `${GET_STARTED}/personalInformation`,
} as const;

/** ONB-03. */
const STEPS = {
  Company: [
    { ...PERSON, title: 'Primary Identity Information', isRequired: false },
    {
      section: 'businessCompliance',
      title: 'Business registration (KYC)',
      description: 'Company registration, documents and owners.',
      path: `${GET_STARTED}/businessRegistration`,
      isRequired: true,
    },
    BUSINESS,
    BANK,
    TERMS,
  ],
  Individual: [{ ...PERSON, title: 'Personal Information', isRequired: true }, BUSINESS, BANK, TERMS],
} as const satisfies Record<string, readonly Step[]>;

export type BusinessType = keyof typeof STEPS;

export const typeOf = ({ type }: Pick<Onboarding, 'type'>): BusinessType => (type === 'Company' ? 'Company' : 'Individual');

export const otherType = (type: BusinessType): BusinessType => (type === 'Company' ? 'Individual' : 'Company');

export const stepsOf = (onboarding: Pick<Onboarding, 'type'>): readonly Step[] => STEPS[typeOf(onboarding)];

/** Returns the required steps that are incomplete. */
export const missingOf = (onboarding: Onboarding): readonly Step[] =>
  stepsOf(onboarding).filter(({ section, isRequired }) => isRequired && onboarding.progress[section] < 100);

/** ONB-04: after submission there is nothing to request or to change. */
export const isOpen = ({ status }: Pick<Onboarding, 'status'>) => status !== 'Pending-Approval' && status !== 'Active';

/** Returns why saved details are read-only, or null. */
export function lockOf({ status }: Pick<Onboarding, 'status'>, mayManage: boolean): string | null {
  if (status === 'Active') return 'These details were approved and can’t be edited here. To change them, contact support.';
  if (status === 'Pending-Approval') return 'These details are being reviewed and can’t be edited after submission.';
  return mayManage ? null : 'Your role can view this. The owner of the business can change it.';
}

export const mayGoLive = (onboarding: Onboarding) => isOpen(onboarding) && missingOf(onboarding).length === 0;

export const isTaken = ({ statusCode }: { readonly statusCode: string }) => statusCode === TAKEN;

/** Nothing is filled in yet, so the merchant sees a welcome instead of an empty list. */
export const isFresh = ({ progress }: Onboarding) => Object.values(progress).every((part) => part === 0);

/**
 * ONB-01: returns where `/dashboard` redirects, or null for home. A business that has started is redirected only while a required step is
 * missing. One that only waits for approval can work.
 */
export function landing(onboarding: Pick<Onboarding, 'type' | 'status' | 'progress'>): string | null {
  const { status, progress } = onboarding;
  if (status === 'New') return GET_STARTED;
  if (status !== 'Pending-Verification') return null;
  const hasBegun = Object.values(progress).some((part) => part > 0);
  const isMissing = stepsOf(onboarding).some(({ section, isRequired }) => isRequired && progress[section] < 100);
  return hasBegun && isMissing ? GET_STARTED : null;
}
