// @vitest-environment happy-dom
/** The field of the password in the dialog of a confirmed action. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmedAction } from '../../../machines/kit/confirmation/confirmedAction.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { ConfirmDialog } from './ConfirmDialog';
import { StepUpField } from './StepUpField';

afterEach(cleanup);

const machine = confirmedAction<string, { readonly message: string }>('change', {
  description: 'Changes where money goes.',
  req: ['STA-01'],
  calls: [],
  stepUp: true,
  failureMessage: 'Not changed',
  successMessage: 'Changed.',
});

const wrong = new Failure({ kind: 'server', status: 400, message: 'Incorrect password' });

/** Opens the dialog, and returns its Yes. */
function open(send: () => Promise<never>) {
  render(
    <FlowProvider Toasts={() => null}>
      <ConfirmDialog
        machine={wire(machine, { do: send })}
        subject="account"
        title="Change default account?"
        action="Yes"
        password={(given) => <StepUpField {...given} />}
        onDone={() => undefined}
      >
        <p>Zenith Bank instead of Access Bank.</p>
      </ConfirmDialog>
    </FlowProvider>,
  );
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Yes' });
}

it('[STA-01 KEY-02] Enter in the password sends the action, and a wrong one gets the focus back', async () => {
  const sent = vi.fn(() => Promise.reject(wrong));
  await open(sent);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.change(field, { target: { value: 'Wrong#2026' } });
  field.blur();
  const { form } = field;
  expect([...(form?.elements ?? [])].some((each) => each.matches('[type=submit]:not(:disabled)'))).toBe(true);
  await act(async () => void (form && fireEvent.submit(form)));
  expect(sent).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('[STA-01 KEY-02] asks for the password below what it confirms, and says there that it is wrong', async () => {
  const yes = await open(() => Promise.reject(wrong));
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([yes.disabled, field.type, field.autocomplete]).toEqual([true, 'password', 'current-password']);
  fireEvent.change(field, { target: { value: 'Wrong#2026' } });
  expect(yes.disabled).toBe(false);
  await act(async () => void fireEvent.click(yes));
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'Bluecrest#2026' } });
  expect(screen.queryByText('Incorrect password')).toBeNull();
});
