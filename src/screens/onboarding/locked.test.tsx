// @vitest-environment happy-dom
/** Onboarding forms with locked details: text with the reason, and no fields. */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { harbour } from '../../../machines/onboarding/businessInformation/businessInformation.flow';
import { businessInformationMachine } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import { businessInformationDataMachine } from '../../../machines/onboarding/businessInformationData/businessInformationData.machine';
import { limited } from '../../../machines/onboarding/businessRegistration/businessRegistration.flow';
import { businessRegistrationMachine } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import { musa } from '../../../machines/onboarding/personalInformation/personalInformation.flow';
import { personalInformationMachine } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import { personalInformationDataMachine } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { registrationDataMachine } from '../../../machines/onboarding/registrationData/registrationData.machine';
import { kunle } from '../../../machines/onboarding/stakeholder/stakeholder.flow';
import { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { BusinessInformationScreen } from './BusinessInformationScreen';
import { BusinessRegistrationScreen } from './BusinessRegistrationScreen';
import { ContactInformationScreen } from './ContactInformationScreen';
import { PersonalInformationScreen } from './PersonalInformationScreen';

afterEach(cleanup);

const save = async () => ({ message: '' });
const flows = {
  businessInformation: wire(businessInformationMachine, { save }),
  businessInformationData: wire(businessInformationDataMachine, { load: async () => harbour }),
  contactInformation: wire(contactInformationMachine, { save }),
  personalInformation: wire(personalInformationMachine, { save }),
  personalInformationData: wire(personalInformationDataMachine, { load: async () => ({ saved: musa, types: [] }) }),
  businessRegistration: wire(businessRegistrationMachine, { save }),
  registrationData: wire(registrationDataMachine, {
    load: async () => ({ saved: limited, classes: [{ id: '1', name: 'Retail' }] }),
  }),
  stakeholders: wire(stakeholdersMachine, { load: async () => [kunle] }),
  stakeholder: wire(stakeholderMachine, { save }),
  stakeholderRemoval: wire(stakeholderRemovalMachine, { do: save }),
};

const LOCK = 'These details are being reviewed and can’t be edited after submission.';

const SCREENS: Readonly<Record<string, (lock: string | null) => ReactNode>> = {
  'business information': (lock) => <BusinessInformationScreen flows={flows} lock={lock} />,
  'contact information': (lock) => <ContactInformationScreen flows={flows} lock={lock} />,
  'business registration': (lock) => <BusinessRegistrationScreen flows={flows} lock={lock} />,
};

const show = (screenOf: ReactNode) => render(<FlowProvider Toasts={Toasts}>{screenOf}</FlowProvider>);

describe('[ONB-04 ONB-08 ONB-09 ONB-12] locked details', () => {
  it.each(Object.entries(SCREENS))('of the %s show as text with the reason, without a form', async (_, screenWith) => {
    show(screenWith(LOCK));
    await screen.findByText(LOCK);
    for (const role of ['textbox', 'combobox', 'checkbox']) expect(screen.queryByRole(role)).toBeNull();
    for (const name of ['Save', 'Add stakeholder', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    cleanup();
    show(screenWith(null));
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByText(LOCK)).toBeNull();
  });

  it('of stakeholders offer no changes', async () => {
    const buttonsWith = async (lock: string | null) => {
      show(<BusinessRegistrationScreen flows={flows} lock={lock} />);
      await screen.findAllByText(new RegExp(kunle.lastName));
      const { length } = screen.queryAllByRole('button');
      cleanup();
      return length;
    };
    expect(await buttonsWith(null)).toBeGreaterThan(0);
    expect(await buttonsWith(LOCK)).toBe(0);
  });
});

const facts = () => statedFacts().map((fact) => fact.join(': '));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

const personal = (businessType: string) => <PersonalInformationScreen flows={flows} businessType={businessType} lock={LOCK} />;

const OWNER = [
  'BVN: •••• 4321',
  'NIN: •••• 4321',
  'First name: Musa',
  'Last name: Garba',
  'Gender: Male',
  'Date of birth: 09-Mar-1984',
  'Phone: +234 8037654321',
  'Identification type: 2',
  'Identification number: •••• 4321',
  'Identification: licence.pdf',
  'Passport photograph: —',
  'Proof of address: water-bill.pdf',
];

const LOCKED: Readonly<Record<string, readonly [page: ReactNode, titles: readonly string[], facts: readonly string[]]>> = {
  business: [
    <BusinessInformationScreen key="business" flows={flows} lock={LOCK} />,
    ['Business information', 'Harbour Trading'],
    [
      'Description: Import and export',
      'Business email: office@harbour.test',
      'Chargeback email: chargebacks@harbour.test',
      'Phone: +234 8031234567',
      'Address: 12 Broad Street',
      'City: Apapa',
      'State: Lagos',
      'Website: https://www.harbour.test',
      'Facebook: —',
      'Instagram: —',
      'Twitter: —',
      'Logo: —',
    ],
  ],
  contact: [
    <ContactInformationScreen key="contact" flows={flows} lock={LOCK} />,
    ['Contact information', 'Contact'],
    ['First name: Musa', 'Last name: Garba', 'Mobile number: +234 8037654321'],
  ],
  registration: [
    <BusinessRegistrationScreen key="registration" flows={flows} lock={LOCK} />,
    ['Business registration (KYC)', 'Company', 'Shareholders and trustees'],
    [
      'Business class: Retail',
      'Registration number: RC 1204557',
      'Expected monthly volume: 10,000,000-20,000,000',
      'Tax id: 20114477-0001',
      'Certificate of incorporation: certificate.pdf',
      'Memorandum and articles: memorandum.pdf',
      'Proof of address: lease.pdf',
      'Status report: status-report.pdf',
      "Directors' particulars: —",
      'Director identification: director-passport.pdf',
    ],
  ],
  'owner of a company': [personal('Company'), ['Primary Identity Information', 'Owner'], OWNER],
  individual: [personal('Individual'), ['Personal Information', 'Owner'], OWNER],
};

it.each(Object.entries(LOCKED))(
  '[ONB-07 ONB-08 ONB-09 ONB-12] each locked detail of the %s has its name, and a dash if it is missing',
  async (_, [page, titles, stated]) => {
    show(page);
    await screen.findByText(LOCK);
    expect(headings()).toEqual(titles);
    expect(facts()).toEqual(stated);
  },
);

it('[ONB-08] a business without a name is called so', async () => {
  const unnamed = {
    ...flows,
    businessInformationData: wire(businessInformationDataMachine, { load: async () => ({ ...harbour, name: '' }) }),
  };
  for (const lock of [LOCK, null]) {
    show(<BusinessInformationScreen flows={unnamed} lock={lock} />);
    expect(await screen.findByRole('heading', { name: 'Your business' })).toBeTruthy();
    cleanup();
  }
});
