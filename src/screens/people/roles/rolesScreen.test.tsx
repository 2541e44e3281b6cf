// @vitest-environment happy-dom
/** The roles side by side on a wide page and one by one on a narrow one, their search, and the form of a custom role. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../../machines/kit/flow/port';
import { roleMachine } from '../../../../machines/people/role/role.machine';
import { rolesFlow } from '../../../../machines/people/roles/roles.flow';
import { type RolesAndPermissions, rolesMachine } from '../../../../machines/people/roles/roles.machine';
import { settled } from '../../../../tests/paths/sights';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { RolesScreen } from './RolesScreen';

/** Allows for a busy machine. */
const LATER = { timeout: 10_000 };
const ROLES = '/dashboard/settings/roles-permissions';
const some: RolesAndPermissions = rolesFlow.cases.ports.load.answers.some ?? { roles: [], all: [] };

const viewport = (width: number) => window.happyDOM?.setViewport({ width });

beforeEach(() => viewport(1440));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(address = '', { mayManage = true, answer = some, own = 'Owner' } = {}) {
  window.history.replaceState(null, '', `${ROLES}${address}`);
  const roles = wire(rolesMachine, { load: async (): Promise<RolesAndPermissions> => answer });
  const role = wire(roleMachine, { save: () => new Promise<never>(() => {}) });
  render(
    <FlowProvider Toasts={Toasts}>
      <RolesScreen flows={{ roles, role }} mayManage={mayManage} own={own} />
    </FlowProvider>,
  );
  await screen.findByText(/Only custom roles can be edited\.$/, {}, LATER);
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const search = (words: string, box = screen.getByRole('searchbox', { name: 'Search permissions' })) =>
  act(async () => void fireEvent.change(box, { target: { value: words } }));
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => (textContent ?? '').trim());

describe('[ROL-01] the roles on a wide page', () => {
  const matrix = () => screen.getByRole('table', { name: 'Permissions of each role' });

  it('are side by side, the own one first, in groups, with what each may do', async () => {
    await open();
    const [heads, parts, ...areas] = within(matrix()).getAllByRole('row');
    if (!heads || !parts) throw new Error('The table has no headings');
    expect(textsOf(within(heads).getAllByRole('columnheader'))).toEqual([
      'Owner1 user, you',
      'Approver1 user',
      'Viewer1 user',
      'Bookkeeper1 userEdit',
    ]);
    expect(textsOf(within(parts).getAllByRole('columnheader')).slice(0, 4)).toEqual(['Area', 'View', 'Manage', 'Also']);
    expect(areas.map((row) => textsOf([...row.children]))).toEqual([
      ['Money out'],
      ['Balance', 'Yes', '', '', 'No', '', '', 'Yes', '', '', 'Yes', '', ''],
      ['Payout', 'Yes', '', 'approve', 'Yes', '', 'approve', 'Yes', '', 'No', 'No', '', 'No'],
    ]);
    screen.getByText('– Not allowed. Only custom roles can be edited.');
    expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
  });

  it('say of the chosen one what it is', async () => {
    await open();
    const [lead] = screen.getAllByText('Full access');
    expect(lead?.parentElement?.textContent).toBe('Owner: Full access');
    await press('Bookkeeper');
    expect(window.location.search).toBe('?role=101');
    screen.getByText('Reconciles incoming payments with the bank');
  });

  it('count their users', async () => {
    const [approver, viewer] = some.roles;
    if (!approver || !viewer) throw new Error('There are no roles');
    const roles = [
      { ...approver, userCount: 0 },
      { ...viewer, userCount: 1_204 },
    ];
    await open('', { answer: { ...some, roles }, own: 'Viewer' });
    expect(textsOf(screen.getAllByRole('columnheader')).slice(0, 2)).toEqual(['Viewer1,204 users, you', 'Approver0 users']);
  });

  it('count no users where the provider does not say how many', async () => {
    const roles = some.roles.map((role) => ({ ...role, userCount: null }));
    await open('', { answer: { ...some, roles }, own: 'Viewer' });
    expect(textsOf(screen.getAllByRole('columnheader')).slice(0, 2)).toEqual(['Viewer— users, you', 'Approver— users']);
  });

  it('can be searched for what they permit', async () => {
    await open();
    await search('balance');
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['Money out', 'Balance']);
    expect(statuses()).not.toContain('No permissions match.');
    await search('no such thing');
    expect(statuses()).toContain('No permissions match.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('[ROL-01] the roles on a narrow page', () => {
  beforeEach(() => viewport(390));

  it('show one by one, with what it may do in each group of areas', async () => {
    await open('?role=101');
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
    expect(textsOf([...choice.options])).toEqual([
      'Owner, 1 user, you',
      'Approver, 1 user',
      'Viewer, 1 user',
      'Bookkeeper, 1 user',
    ]);
    expect(choice.value).toBe('101');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Reconciles incoming payments with the bank').parentElement?.textContent).toBe(
      'Reconciles incoming payments with the bank Edit',
    );
    screen.getByText('Only custom roles can be edited.');
    const [fold, ...others] = screen.getByLabelText('Permissions').querySelectorAll('details');
    expect(others).toEqual([]);
    expect(fold?.textContent).toBe('Money out1 of 3BalanceViewPayoutNone');
    await act(async () => void fireEvent.change(choice, { target: { value: '2' } }));
    expect(window.location.search).toBe('?role=2');
  });

  it('open their groups while they are searched', async () => {
    await open('?role=101');
    const isOpen = () => document.querySelector('details')?.open;
    expect(isOpen()).toBe(false);
    await search('  ');
    expect(isOpen()).toBe(false);
    await search('payout');
    expect(isOpen()).toBe(true);
  });
});

describe('[ROL-01] the form of a role', () => {
  const form = () => within(screen.getByRole('dialog'));

  it.each([
    ['?new=role', 'Create custom role', 'Create role', '0 of 3 selected'],
    ['?editing=101', 'Edit Bookkeeper', 'Save role', '1 of 3 selected'],
  ])('at %s is called %s', async (address, title, submit, count) => {
    await open(address);
    await screen.findByRole('dialog', { name: title });
    expect(form().getByRole('button', { name: submit })).toBeTruthy();
    expect(form().getByText(count)).toBeTruthy();
  });

  it.each(['?editing=9', '?editing=77', '?role=101'])('does not open at %s, which names no custom role', async (address) => {
    await open(address);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['?new=role', '?editing=101'])('does not open at %s for a role that may only view', async (address) => {
    await open(address, { mayManage: false });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Bookkeeper' })).toBeNull();
  });

  it('can be submitted only with a name, a description and a permission, and says so', async () => {
    await open('?new=role');
    await screen.findByRole('dialog');
    const submit = () => form().getByRole<HTMLButtonElement>('button', { name: 'Create role' });
    const reason = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(reason()).toBe('Add a name, a description and at least one permission.');
    fireEvent.change(form().getByLabelText('Name'), { target: { value: 'Cashier' } });
    fireEvent.change(form().getByLabelText('Description'), { target: { value: 'Counts' } });
    const [tick] = form().getAllByRole('checkbox', { name: 'View' });
    if (tick) fireEvent.click(tick);
    form().getByText('1 of 3 selected');
    expect(reason()).toBeUndefined();
  });

  it('finds its permissions by their words', async () => {
    await open('?editing=101');
    await screen.findByRole('dialog');
    const box = form().getByRole('searchbox', { name: 'Search permissions' });
    const ticks = () => form().queryAllByRole('checkbox').length;
    expect([ticks(), form().queryByText('No permissions match.')]).toEqual([3, null]);
    await search('approve', box);
    expect([ticks(), form().queryByText('No permissions match.')]).toEqual([1, null]);
    await search('no such thing', box);
    expect(ticks()).toBe(0);
    form().getByText('No permissions match.');
  });
});
