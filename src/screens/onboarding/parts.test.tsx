// @vitest-environment happy-dom
/** What the fields and the pages of onboarding say in rare cases. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyFault } from '../../../machines/kit/flow/cases';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import { personalInformationDataMachine } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { ContactInformationScreen } from './ContactInformationScreen';
import { IdentityNumber } from './parts';

afterEach(cleanup);

describe('[ONB-07] the number of an identification', () => {
  it.each([
    ['•••• 4321', 'Your role can see only the last 4 digits. Leave this as it is, or enter a new number.'],
    ['22237654321', '11 digits.'],
    ['', '11 digits.'],
  ])('that is shown as %j has the hint: %s', (value, hint) => {
    render(<IdentityNumber label="BVN" value={value} hint="11 digits." problem={null} onText={() => undefined} />);
    const ids = screen.getByLabelText('BVN').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(hint);
  });
});

describe('[ONB-12] contact information', () => {
  it('that does not load says so, and can be loaded again', async () => {
    const flows = {
      contactInformation: wire(contactInformationMachine, { save: async () => ({ message: '' }) }),
      personalInformationData: wire(personalInformationDataMachine, {
        load: () => Promise.reject(new Failure(everyFault.badAnswer)),
      }),
    };
    render(
      <FlowProvider Toasts={Toasts}>
        <ContactInformationScreen flows={flows} lock={null} />
      </FlowProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your contact information.');
    screen.getByRole('button', { name: 'Try again' });
  });
});
