// @vitest-environment happy-dom
/** Onboarding forms with locked details: text with the reason, and no fields. */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/port';
import { harbour } from '../../../machines/onboarding/businessInformation/businessInformation.flow';
import { businessInformationMachine } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import { businessInformationDataMachine } from '../../../machines/onboarding/businessInformationData/businessInformationData.machine';
import { limited } from '../../../machines/onboarding/businessRegistration/businessRegistration.flow';
import { businessRegistrationMachine } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import { musa } from '../../../machines/onboarding/personalInformation/personalInformation.flow';
import { personalInformationDataMachine } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { registrationDataMachine } from '../../../machines/onboarding/registrationData/registrationData.machine';
import { kunle } from '../../../machines/onboarding/stakeholder/stakeholder.flow';
import { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/Toasts';
import { BusinessInformationScreen } from './BusinessInformationScreen';
import { BusinessRegistrationScreen } from './BusinessRegistrationScreen';
import { ContactInformationScreen } from './ContactInformationScreen';

afterEach(cleanup);

const save = async () => ({ message: '' });
const flows = {
  businessInformation: wire(businessInformationMachine, { save }),
  businessInformationData: wire(businessInformationDataMachine, { load: async () => harbour }),
  contactInformation: wire(contactInformationMachine, { save }),
  personalInformationData: wire(personalInformationDataMachine, { load: async () => ({ saved: musa, types: [] }) }),
  businessRegistration: wire(businessRegistrationMachine, { save }),
  registrationData: wire(registrationDataMachine, { load: async () => ({ saved: limited, classes: [] }) }),
  stakeholders: wire(stakeholdersMachine, { load: async () => [kunle] }),
  stakeholder: wire(stakeholderMachine, { save }),
  stakeholderRemoval: wire(stakeholderRemovalMachine, { do: save }),
};

const LOCK = "These details are being reviewed and can't be edited after submission.";

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
