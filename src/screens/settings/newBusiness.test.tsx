// @vitest-environment happy-dom
/** The form of another business: the dial code that it shows, and where it leads. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { countriesMachine } from '../../../machines/settings/countries/countries.machine';
import { newBusinessMachine } from '../../../machines/settings/newBusiness/newBusiness.machine';
import { subMerchantsMachine } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { SubMerchantsScreen } from './SubMerchantsScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Allows for a busy machine. */
const LATER = { timeout: 10_000 };
const LIST = '/dashboard/settings/subsidiaries';
const GIFTS = {
  id: '7',
  name: 'Gifts',
  email: 'gifts@bluecrest.test',
  country: 'NG',
  verificationStatus: 'New',
  type: 'Company',
  createdAt: '2026-11-20T09:30:00',
};
const COUNTRIES = [
  { name: 'Nigeria', shortName: 'NG', code: '234' },
  { name: 'Ghana', shortName: 'GH', code: '233' },
];

async function open(state: unknown = null, mayAdd = true) {
  window.history.replaceState(state, '', `${LIST}?new=business`);
  const flows = {
    countries: wire(countriesMachine, { load: async () => COUNTRIES }),
    newBusiness: wire(newBusinessMachine, { save: async () => ({ message: 'Bluecrest Gifts created' }) }),
    subMerchants: wire(subMerchantsMachine, { load: async () => ({ rows: [GIFTS], total: 1 }) }),
  };
  const page = (
    <FlowProvider Toasts={Toasts}>
      <SubMerchantsScreen flows={flows} mayAdd={mayAdd} />
    </FlowProvider>
  );
  // The form is loaded when it is first shown. React forgets what waits for it unless `act` is awaited.
  await act(async () => void render(page));
  await screen.findByText('gifts@bluecrest.test', {}, LATER);
  if (mayAdd) await screen.findByRole('option', { name: 'Ghana' }, LATER);
}

const address = () => window.location.pathname + window.location.search;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('[NAV-04 SUB-01] another business', () => {
  it.each([
    [null, LIST],
    [{ from: '/dashboard/refunds?status=Pending' }, '/dashboard/refunds?status=Pending'],
    [{ from: 'https://elsewhere.test' }, LIST],
    [{ from: 7 }, LIST],
  ])('that is not created after all leads from %j to %s', async (state, to) => {
    await open(state);
    await press('Cancel');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('leads to its dashboard once it is created', async () => {
    await open();
    await fill('Name', 'Bluecrest Gifts');
    await fill('Country', 'NG');
    await fill('Email', 'gifts@bluecrest.test');
    await fill('Mobile number', '8031234567');
    await fill('Business type', 'Company');
    await press('Create');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('has the dial code of its country', async () => {
    await open();
    expect(document.body.textContent).not.toMatch(/\+\d/);
    await fill('Country', 'GH');
    await screen.findByText('+233');
    await fill('Country', 'NG');
    await screen.findByText('+234');
    expect(screen.queryByText('+233')).toBeNull();
  });

  it('cannot be added by a role that may only view', async () => {
    await open(null, false);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
