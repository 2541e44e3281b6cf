// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customer } from '../../../machines/customers/customers/customers.flow';
import { customersMachine } from '../../../machines/customers/customers/customers.machine';
import { newCustomerMachine } from '../../../machines/customers/newCustomer/newCustomer.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { customersFlows } from '../../wiring/customers/customers';
import { CustomersScreen } from './CustomersScreen';

// What the screen loads when it is first shown. A test that waits for it would count the time of its transform.
import './NewCustomerDialog';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PATH = '/dashboard/business/customers';

interface Given {
  readonly search?: string;
  readonly mayManage?: boolean;
  /** Why a new customer is refused. */
  readonly refusal?: string;
}

function show({ search = '', mayManage = true, refusal }: Given) {
  window.history.replaceState(null, '', `${PATH}${search}`);
  const load = vi.fn(async () => ({ rows: [customer(1), { ...customer(2), name: '' }], total: 2 }));
  const flows = {
    ...customersFlows,
    customers: wire(customersMachine, { load }),
    newCustomer: wire(newCustomerMachine, {
      save: async () => {
        if (refusal !== undefined) throw new Failure({ kind: 'server', status: 400, message: refusal });
        return { message: '' };
      },
    }),
  };
  render(
    <FlowProvider Toasts={() => null}>
      <CustomersScreen flows={flows} mayManage={mayManage} />
    </FlowProvider>,
  );
  return load;
}

const loaded = () => screen.findByRole('button', { name: 'View details of Ada Coker' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const NEW = { 'First name': 'Ada', 'Last name': 'Coker', Email: ' ada@customer.test ', 'Mobile number': '+2348031447720' };
async function add() {
  await screen.findByRole('dialog', { name: 'Add New Customer' });
  for (const [label, value] of Object.entries(NEW)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press('Add customer');
}

describe('[CUS-01] the list of customers', () => {
  it('calls a customer by their name, else by their email address', async () => {
    show({});
    await loaded();
    expect(screen.getByRole('button', { name: `View details of ${customer(2).email}` })).toBeTruthy();
    const names = [...document.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent?.trim());
    expect(names).toEqual([`Ada Coker ${customer(1).email}`, customer(2).email]);
  });

  it.each([
    ['?new=customer', false],
    [`?status-of=${encodeURIComponent(customer(1).email)}`, false],
    ['?status-of=someone.else%40customer.test', true],
    ['', true],
  ])('opens no dialog by %s for a role that may change customers (%s)', async (search, mayManage) => {
    show({ search, mayManage });
    await loaded();
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before the status of one of its rows changes', async () => {
    show({ search: `?status-of=${encodeURIComponent(customer(1).email)}` });
    expect(await screen.findByRole('dialog', { name: 'Blacklist this customer?' })).toBeTruthy();
  });
});

describe('[CUS-02] a new customer', () => {
  it('is in the list that loads again', async () => {
    const load = show({ search: '?new=customer' });
    await loaded();
    await add();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    expect(window.location.search).toBe('');
  });

  it('who is cancelled leaves the list as it is', async () => {
    const load = show({ search: '?new=customer' });
    await screen.findByRole('dialog', { name: 'Add New Customer' });
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['A customer already has this email', 1],
    ['Email is not valid', 0],
  ])('with an email that is refused leads to the customer who has it: %s', async (refusal, links) => {
    show({ search: '?new=customer', refusal });
    await screen.findByRole('dialog', { name: 'Add New Customer' });
    expect(screen.queryByRole('link', { name: 'View this customer' })).toBeNull();
    await add();
    await screen.findByText(refusal);
    const found = screen.queryAllByRole('link', { name: 'View this customer' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => `${PATH}/customer-details/ada%40customer.test`),
    );
  });
});
