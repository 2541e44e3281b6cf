// @vitest-environment happy-dom
/** After a reload the four tabs name the fields that are never stored. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { complianceMachine } from '../../../machines/onboarding/compliance/compliance.machine';
import type { Tabs } from '../../../machines/onboarding/compliance/compliance.types';
import { complianceDataMachine } from '../../../machines/onboarding/complianceData/complianceData.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { ComplianceScreen } from './ComplianceScreen';

const TYPE_AGAIN = 'Enter this again. For security, we don’t save it in your browser.';
const CHOOSE_AGAIN = 'Choose this file again. We don’t save files in your browser.';

const saved: Tabs = {
  profile: {
    business_name: 'Harbour Trading',
    email: 'musa.garba@harbour.test',
    description: 'Shipping',
    bvn: '',
    industry: 'Logistics',
    business_type: 'Company',
    legal_business_name: 'Harbour Trading Limited',
    country: 'NG',
  },
  bank: { bankId: '1', accountNumber: '0123456789', accountName: 'ADA OKAFOR' },
  director: { directorname: '', idnumber: '', id: [] },
  documents: { proofofaddress: [], id: [] },
};

const choices = {
  saved,
  industries: ['Logistics'],
  countries: [{ shortName: 'NG', name: 'Nigeria', code: '234' }],
  banks: [{ id: '1', name: 'Guaranty Trust Bank' }],
};

const done = async () => ({ message: '' });
const flows = {
  complianceData: wire(complianceDataMachine, { load: async () => choices }),
  compliance: wire(complianceMachine, {
    profile: { save: done },
    bank: { save: done },
    director: { save: done },
    documents: { save: done },
    complete: () => new Promise<never>(() => {}),
  }),
};

async function openTab(note: string) {
  cleanup();
  render(
    <FlowProvider Toasts={Toasts}>
      <ComplianceScreen flows={flows} />
    </FlowProvider>,
  );
  await screen.findByText(note);
}

const PROFILE = 'Your business name and what your business does.';
const DIRECTOR = 'A director of your business, with their ID.';
const DOCUMENTS = 'The last step. Add these documents to submit your information.';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'IEND'], 'id.png', { type: 'image/png' });
const choose = async (label: string) => {
  await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { files: [png] } }));
  await screen.findByRole('listitem');
};
const goOn = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save and continue' })));
const AGAIN = /^(Enter this|Choose this file) again\. [^.]*\./;
const said = () => screen.queryAllByText(AGAIN).map(({ textContent }) => AGAIN.exec(textContent)?.[0]);
/** Returns a field's accessible description. */
const describing = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

describe('[ONB-15 SES-06] a reload of the four tabs', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('asks for the BVN again after any number of reloads, until it is entered', async () => {
    await openTab(PROFILE);
    expect(said()).toEqual([]);
    type('BVN', '22237654321');
    for (const _reload of ['first', 'second']) {
      await openTab(PROFILE);
      expect(screen.getByLabelText<HTMLInputElement>('BVN').value).toBe('');
      expect(describing('BVN')).toContain(TYPE_AGAIN);
      expect(said()).toEqual([TYPE_AGAIN]);
    }
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('22237654321');
    type('BVN', '22237654321');
    expect(said()).toEqual([]);
  });

  it('asks for the ID number and each file again, in the tab that was open', async () => {
    await openTab(PROFILE);
    type('BVN', '22237654321');
    await goOn();
    await screen.findByText('The account that receives your settlements.');
    await goOn();
    await screen.findByText(DIRECTOR);
    type('Director name', 'Musa Garba');
    type('ID number', 'A37654321');
    await choose('Identification');
    await openTab(DIRECTOR);
    expect(screen.getByLabelText<HTMLInputElement>('Director name').value).toBe('Musa Garba');
    expect(describing('ID number')).toContain(TYPE_AGAIN);
    expect(said()).toEqual([TYPE_AGAIN, CHOOSE_AGAIN]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('A37654321');
    type('ID number', 'A37654321');
    expect(said()).toEqual([CHOOSE_AGAIN]);
    await choose('Identification');
    expect(said()).toEqual([]);
    await goOn();
    await screen.findByText(DOCUMENTS);
    await choose('Proof of address');
    await openTab(DOCUMENTS);
    expect(said()).toEqual([CHOOSE_AGAIN]);
  });
});
