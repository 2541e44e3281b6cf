// @vitest-environment happy-dom
/** Onboarding of a business that was submitted, approved or declined. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PersonalInformation } from '../../../contract/onboarding/onboarding';
import { wire } from '../../../machines/kit/flow/port';
import { onboardingCases } from '../../../machines/onboarding/onboarding/onboarding.cases';
import { onboardingMachine } from '../../../machines/onboarding/onboarding/onboarding.machine';
import { lockOf } from '../../../machines/onboarding/onboarding/onboarding.rules';
import type { Onboarding } from '../../../machines/onboarding/onboarding/onboarding.types';
import { personalInformationMachine } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import { personalInformationDataMachine } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { OnboardingScreen } from './OnboardingScreen';
import { PersonalInformationScreen } from './PersonalInformationScreen';

afterEach(cleanup);

const saved: PersonalInformation = {
  bvn: '22231234567',
  nin: '11131234567',
  firstName: 'Ife',
  lastName: 'Adeyemi',
  gender: 'Female',
  dateOfBirth: '1990-02-28',
  mobileNumber: '8031234567',
  idType: '2',
  idNumber: 'A01234567',
  identification: 'passport.png',
  passportphoto: '',
  proofofaddress: 'bill.pdf',
};

describe('[ONB-04 ONB-07] locked details', () => {
  it('show the reason, no field and no button to save, and mask identity numbers', async () => {
    const flows = {
      personalInformation: wire(personalInformationMachine, { save: async () => ({ message: '' }) }),
      personalInformationData: wire(personalInformationDataMachine, {
        load: async () => ({ saved, types: [{ id: '2', name: 'Passport' }] }),
      }),
    };
    const lock = lockOf({ status: 'Pending-Approval' }, true);
    render(
      <FlowProvider Toasts={Toasts}>
        <PersonalInformationScreen flows={flows} businessType="Individual" lock={lock} />
      </FlowProvider>,
    );
    await screen.findByText(lock ?? '');
    expect(screen.getAllByText('•••• 4567')).toHaveLength(3);
    screen.getByText('Passport');
    screen.getByText('bill.pdf');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(document.body.textContent).not.toContain(saved.bvn);
  });
});

const { submitted } = onboardingCases.ports.load.answers;

const openList = (standing: Partial<Onboarding>) => {
  const onboarding = wire(onboardingMachine, {
    load: async () => ({ ...submitted, ...standing }),
    requestGoLive: async () => ({ statusCode: '00', message: '' }),
    switchType: async () => ({ message: '' }),
    openInterface: async () => ({ went: true }),
  });
  render(
    <FlowProvider Toasts={Toasts}>
      <OnboardingScreen flows={{ onboarding }} mayManage hasInterface={false} isList={false} pageOf={(path) => path} />
    </FlowProvider>,
  );
};

describe('[ONB-03 ONB-04] the list of steps', () => {
  it('asks a live business for nothing, also if it has no completed step', async () => {
    const none = { personalInformation: 0, businessInformation: 0, bankInformation: 0, termsAndCondition: 0 };
    openList({ status: 'Active', progress: { ...submitted.progress, ...none } });
    await screen.findByRole('heading', { level: 1, name: 'Onboarding complete' });
    expect(screen.queryByText('We need more information')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Documents' })).toBeNull();
  });

  it('says that submitted documents are under review', async () => {
    openList({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Documents under review' })).toBeTruthy();
  });

  it.each([
    ['The utility bill is older than three months.', 'Reason: The utility bill is older than three months.'],
    ['', 'We weren’t given a reason. Contact support to find out more.'],
  ])('shows a declined merchant the reason: %s', async (declineReason, words) => {
    openList({ status: 'Declined', declineReason });
    await screen.findByText('Your documents were declined. Fix the items below and resubmit.');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'We need more information' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit Documents' })).toBeTruthy();
  });
});
