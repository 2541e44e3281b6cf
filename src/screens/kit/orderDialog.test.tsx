// @vitest-environment happy-dom
/** The dialog of an order, its code, and what it says while its outcome is not known. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OtpView } from '../../../machines/kit/otp/otp.select';
import { enteringCode, OrderDialog, type OrderStepView, unknownOutcome } from './OrderDialog';

afterEach(cleanup);

describe('[PAY-05] the dialog of an order', () => {
  const open = (look: OrderStepView) => {
    render(<OrderDialog labels={['Details', 'Review', 'Done']} open look={look} />);
    return screen.findByRole('dialog', { name: look.title });
  };
  const close = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it.each([true, false])('can be closed while it may be left (%s)', async (may) => {
    const leave = vi.fn();
    const look = { title: 'Send payout', step: 1, body: <p>The sum</p>, foot: null, leave: may ? leave : null };
    expect((await open(look)).textContent).toContain('The sum');
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Review');
    expect(close().disabled).toBe(!may);
    fireEvent.click(close());
    expect(leave).toHaveBeenCalledTimes(may ? 1 : 0);
  });

  it('says that its outcome is not known, and looks again', async () => {
    const send = vi.fn();
    const look = unknownOutcome({ send, reply: null, step: 1, what: 'payout', again: 'pay', about: <p>NGN 20,000.00</p> });
    expect(look.title).toBe('We couldn’t confirm this yet');
    expect((await open(look)).textContent).toContain('NGN 20,000.00');
    expect(screen.getByText(/^We didn’t get a response/).textContent?.replaceAll(/\s+/g, ' ')).toBe(
      'We didn’t get a response, so the payout may have gone through. Check its status before you pay again. Until then, we won’t send anything else from here.',
    );
    press('Not now');
    press('Check status');
    press('Close');
    expect(send.mock.calls.flat()).toEqual([{ type: 'dismissed' }, { type: 'outcome.retry' }, { type: 'dismissed' }]);
  });

  it('says why the provider did not confirm it', async () => {
    await open(unknownOutcome({ send: vi.fn(), reply: 'Insufficient balance', step: 1, what: 'payout', again: 'pay' }));
    expect(screen.getByText(/^Insufficient balance/).textContent?.replaceAll(/\s+/g, ' ')).toBe(
      'Insufficient balance. The payout may still have gone through. Check its status before you pay again. Until then, we won’t send anything else from here.',
    );
  });

  const view: OtpView = { otp: '', problem: null, verifying: false, resend: 'ready', resendAt: 0 };
  const entry = { can: () => true, send: vi.fn() };
  const code = { id: 'code', action: 'Verify payout', view, entry, about: 'The sum', safe: 'Nothing was sent.' };

  it('asks for a code once it is known what the code is for', async () => {
    await open({ title: 'Verify', step: 2, ...enteringCode(code) });
    expect(screen.getByRole('textbox', { name: 'Your code' })).toBeTruthy();
    expect(screen.getByText('The sum')).toBeTruthy();
    expect(['Resend code', 'Verify payout'].map((name) => screen.queryAllByRole('button', { name }).length)).toEqual([1, 1]);
    fireEvent.click(close());
    expect(entry.send).toHaveBeenCalledExactlyOnceWith({ type: 'otp.dismissed' });
  });

  it.each([
    [{ about: null }, null],
    [{ view: null }, code.about],
    [{ entry: null }, code.about],
  ])('asks for none before, and shows only what is confirmed (%j)', (missing, shown) => {
    const { body, foot, leave } = enteringCode({ ...code, ...missing });
    expect([body, foot]).toEqual([shown, null]);
    expect(leave).not.toBeNull();
  });

  it.each([undefined, 'Back'] as const)('leads back from its code beside the button that verifies it (%s)', async (back) => {
    const send = vi.fn();
    const look = enteringCode({ ...code, entry: { ...entry, send }, ...(back && { back }) });
    await open({ title: 'Verify', step: 2, ...look });
    press(back ?? 'Not now');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'otp.dismissed' });
  });

  it('is not left while its code is verified', () => {
    expect(enteringCode({ ...code, view: { ...view, verifying: true } }).leave).toBeNull();
    expect(enteringCode(code).leave).not.toBeNull();
  });
});
