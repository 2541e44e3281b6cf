// @vitest-environment happy-dom
/** The dialog that asks before an action runs. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customerStatusMachine } from '../../../machines/customers/customerStatus/customerStatus.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { ConfirmDialog } from './ConfirmDialog';
import { ReasonField } from './ReasonField';

afterEach(cleanup);

const SAFE = 'The customer is as before.';
const TITLE = 'Blacklist this customer?';

interface Given {
  readonly keep?: string;
  readonly safe?: string;
  readonly hasReason?: boolean;
}

async function open({ hasReason = false, ...given }: Given = {}) {
  const onDone = vi.fn();
  const sent = { succeed: () => {}, fail: (_: Failure) => {} };
  const machine = wire(customerStatusMachine, {
    do: () =>
      new Promise((resolve, reject) => {
        Object.assign(sent, { succeed: () => resolve({ message: '' }), fail: reject });
      }),
  });
  render(
    <FlowProvider Toasts={() => null}>
      <ConfirmDialog
        machine={machine}
        subject={{ email: 'ada@customer.test', action: 'blacklist' }}
        title={TITLE}
        action="Blacklist"
        {...(hasReason && { reason: (reason) => <ReasonField longest={20} {...reason} /> })}
        {...given}
        onDone={onDone}
      >
        <p>Payment pages refuse this address.</p>
      </ConfirmDialog>
    </FlowProvider>,
  );
  await screen.findByRole('dialog', { name: TITLE });
  return { onDone, sent };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });

describe('[CUS-03] an action that is confirmed', () => {
  it('can be cancelled until it is sent, and neither closed nor sent again meanwhile', async () => {
    const { onDone, sent } = await open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(['Close', 'Cancel', 'Blacklist'].map((name) => button(name).disabled)).toEqual([false, false, false]);
    expect(button('Blacklist').getAttribute('aria-busy')).toBeNull();
    await press('Blacklist');
    expect(['Close', 'Cancel', 'Blacklist'].map((name) => button(name).disabled)).toEqual([true, true, false]);
    expect(button('Blacklist').getAttribute('aria-busy')).toBe('true');
    await act(async () => sent.succeed());
    expect(onDone).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is left by the button that says so', async () => {
    const { onDone } = await open({ keep: 'Keep the customer' });
    await press('Keep the customer');
    expect(onDone).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['what is safe, where that is known', SAFE, ['Not today', SAFE]],
    ['nothing more, where it is not', undefined, ['Not today']],
  ])('says after a failure why it failed, and %s', async (_, safe, says) => {
    const { sent } = await open(safe === undefined ? {} : { safe });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(SAFE)).toBeNull();
    await press('Blacklist');
    await act(async () => sent.fail(new Failure({ kind: 'server', status: 400, message: 'Not today' })));
    expect([...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(says);
  });

  it.each([
    ['a lost response', { kind: 'network' }],
    ['a response that is broken', { kind: 'badAnswer', endpoint: 'a', field: 'b' }],
    ['a failure of the provider', { kind: 'server', status: 500, message: '' }],
  ] as const)('says after %s that it may have been done, and to check before another try', async (_, fault) => {
    const { sent } = await open();
    await press('Blacklist');
    await act(async () => sent.fail(new Failure(fault)));
    expect(screen.getByRole('alert').textContent).toContain('It may have been done. Close this and check before you try again.');
  });

  it('is sent with a reason that says what is wrong with it, and stays as it is meanwhile', async () => {
    await open({ hasReason: true });
    expect(reason().value).toBe('Requested by the merchant');
    expect(screen.getByText('Use 20 characters or fewer.')).toBeTruthy();
    fireEvent.change(reason(), { target: { value: '' } });
    expect(button('Blacklist').disabled).toBe(true);
    expect(screen.getByText('Reason is required!')).toBeTruthy();
    fireEvent.change(reason(), { target: { value: 'Three disputes' } });
    expect([button('Blacklist').disabled, reason().readOnly]).toEqual([false, false]);
    await press('Blacklist');
    expect(reason().readOnly).toBe(true);
  });
});
