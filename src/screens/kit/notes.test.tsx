// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { newNoteMachine } from '../../../machines/transactions/newNote/newNote.machine';
import { type Note, notesMachine } from '../../../machines/transactions/notes/notes.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Notes } from './Notes';

afterEach(cleanup);

const note = (id: string, text: string): Note => ({ id, text, by: 'Tunde Bello', createdAt: '2026-11-20T09:30:00' });

function show({ mayAdd = true, given = [note('1', 'Called.\n<b>Again.</b>')] }) {
  window.history.replaceState(null, '', '/dashboard/x');
  const load = vi.fn(async () => given);
  const save = vi.fn(async () => ({ message: 'Note added' }));
  const flows = { notes: wire(notesMachine, { load }), newNote: wire(newNoteMachine, { save }) };
  render(
    <FlowProvider Toasts={() => null}>
      <Notes flows={flows} about="payout" id="7" mayAdd={mayAdd} />
    </FlowProvider>,
  );
  return { load, save };
}

describe('[TRX-04] [PAY-01] [CUS-04] the notes about a record', () => {
  it('show their text as text, with who wrote it and when', async () => {
    show({});
    const [entry] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(entry?.textContent).toContain('Called.\n<b>Again.</b>');
    expect(entry?.textContent).toMatch(/Tunde Bello.*20.Nov.2026/);
  });

  it('are not printed, because a printed page goes to a customer', async () => {
    show({});
    expect((await screen.findByRole('list')).closest('[data-screen]')).not.toBeNull();
  });

  it('can be added by a role that acts on the record only', async () => {
    show({ mayAdd: false, given: [] });
    expect(await screen.findByText('No notes yet. Only your team can see notes.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  });

  it('load again after one was added', async () => {
    const { load, save } = show({});
    const add = await screen.findByRole('button', { name: 'Add note' });
    // The dialog is loaded with this press, so React has to be waited for.
    await act(async () => void fireEvent.click(add));
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Pay again on Monday.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ subject: 'payout 7', values: { note: 'Pay again on Monday.' } }),
      expect.anything(),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
