// @vitest-environment happy-dom
/** The people who own a company: what their table says, and which dialogs about them an address opens. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyFault } from '../../../machines/kit/flow/cases';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { kunle } from '../../../machines/onboarding/stakeholder/stakeholder.flow';
import { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { type Owner, stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { useResource } from '../../flow/useResource';
import { Toasts } from '../../ui/feedback/Toasts';
import { Stakeholders } from './Stakeholders';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const deletes = async () => ({ message: 'Deleted' });

async function open(
  search: string,
  { form = 'form' as string | null, load = async (): Promise<readonly Owner[]> => [kunle], removal = deletes } = {},
) {
  window.history.replaceState(null, '', `/dashboard/get-Started/businessRegistration${search}`);
  let loads = 0;
  const counted = () => {
    loads += 1;
    return load();
  };
  const people = wire(stakeholdersMachine, { load: counted });
  const flows = {
    stakeholder: wire(stakeholderMachine, { save: () => new Promise<never>(() => {}) }),
    stakeholderRemoval: wire(stakeholderRemovalMachine, { do: removal }),
  };
  const Page = () => <Stakeholders flows={flows} people={useResource(people, '')} form={form} problem={null} />;
  await act(
    async () =>
      void render(
        <FlowProvider Toasts={Toasts}>
          <Page />
        </FlowProvider>,
      ),
  );
  await settled();
  return () => loads;
}

const title = () => screen.queryByRole('dialog')?.getAttribute('aria-labelledby') ?? null;
const titleNow = () => (title() === null ? null : (document.getElementById(title() ?? '')?.textContent ?? ''));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[ONB-10] the dialog about a stakeholder', () => {
  it.each([
    ['', 'form', null],
    ['?stakeholder=new', 'form', 'Add stakeholder'],
    ['?stakeholder=3', 'form', 'Edit Kunle Obi'],
    ['?removing=3', 'form', 'Delete Kunle Obi?'],
    ['?stakeholder=9', 'form', null],
    ['?removing=9', 'form', null],
    ['?stakeholder=new', null, null],
    ['?stakeholder=3', null, null],
    ['?removing=3', null, null],
  ])('at %j of the form %j is %j', async (search, form, dialog) => {
    await open(search, { form });
    expect(titleNow()).toBe(dialog);
  });

  it('closes, and the list is loaded again only if something changed', async () => {
    const loads = await open('?removing=3');
    await press('Cancel');
    expect([titleNow(), loads()]).toEqual([null, 1]);
    cleanup();
    const again = await open('?removing=3');
    await press('Delete');
    await settled();
    expect([window.location.search, again()]).toEqual(['', 2]);
  });

  it('reloads the list after a refusal, because the person may already be removed', async () => {
    const loads = await open('?removing=3', { removal: () => Promise.reject(new Failure(everyFault.badAnswer)) });
    await press('Delete');
    await settled();
    await press('Cancel');
    await settled();
    expect([titleNow(), loads()]).toEqual([null, 2]);
  });
});

describe('[ONB-10] the table of stakeholders', () => {
  const NONE = 'No stakeholders added yet.';

  it('says that there are none, but not if they could not be loaded', async () => {
    await open('', { load: async () => [] });
    screen.getByText(NONE);
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    await open('', { load: () => Promise.reject(new Failure(everyFault.badAnswer)) });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your stakeholders.');
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it('has the phone with its dial code, and actions only in a form', async () => {
    await open('');
    screen.getByText('+234 8039876543');
    screen.getByRole('button', { name: 'Add stakeholder' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Actions');
    cleanup();
    await open('', { form: null });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('Actions')).toBeNull();
  });
});
