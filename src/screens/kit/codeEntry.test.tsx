// @vitest-environment happy-dom
/** The field for a code, and the buttons that check it and send it again. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OtpView } from '../../../machines/kit/otp/otp.select';
import type { OtpEvent } from '../../../machines/kit/otp/otp.types';
import { CodeEntry, ResendButton, VerifyButton } from './CodeEntry';

afterEach(cleanup);

const SAFE = 'Nothing has been sent.';

interface Given {
  readonly view: OtpView;
  readonly possible?: readonly OtpEvent['type'][];
  readonly send?: (event: OtpEvent) => void;
}

function Code({ view, possible = [], send = () => undefined }: Given) {
  const actor = { send, can: (type: OtpEvent['type']) => possible.includes(type) };
  return (
    <>
      <CodeEntry id="code" label="Your code" view={view} safe={SAFE} {...actor}>
        <p>Confirms a payout.</p>
      </CodeEntry>
      <ResendButton view={view} {...actor} />
      <VerifyButton form="code" view={view} {...actor}>
        Verify
      </VerifyButton>
    </>
  );
}

const empty: OtpView = { otp: '', problem: null, verifying: false, resend: 'ready', resendAt: 0 };

function show(given: Partial<OtpView>, possible: readonly OtpEvent['type'][] = []) {
  const send = vi.fn();
  render(<Code view={{ ...empty, ...given }} possible={possible} send={send} />);
  return send;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your code' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const isBusy = (name: string | RegExp) => button(name).getAttribute('aria-busy') === 'true';

describe('[PAY-06] a code', () => {
  it('is entered below what it confirms, and says what is safe only after a failure', () => {
    const send = show({});
    expect(screen.getByText('Confirms a payout.')).toBeTruthy();
    expect(screen.queryByText(SAFE)).toBeNull();
    fireEvent.change(field(), { target: { value: '123456' } });
    expect(send).toHaveBeenCalledWith({ type: 'otp.changed', otp: '123456' });
    cleanup();
    show({ otp: '123456', problem: 'Invalid code' });
    expect(field().value).toBe('123456');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Invalid code')).toBeTruthy();
    expect(screen.getByText(SAFE)).toBeTruthy();
  });

  it('says where it was sent until it is refused', () => {
    const entry = { id: 'code', label: 'Your code', hint: 'Sent to ada@x.test', safe: SAFE, can: () => true, send: vi.fn() };
    const { rerender } = render(<CodeEntry {...entry} view={empty} />);
    expect(screen.getByText('Sent to ada@x.test')).toBeTruthy();
    rerender(<CodeEntry {...entry} view={{ ...empty, problem: 'Invalid code' }} />);
    expect(screen.queryByText('Sent to ada@x.test')).toBeNull();
  });

  it('is verified only when the flow may, and cannot be changed meanwhile', () => {
    show({});
    expect(button('Verify').disabled).toBe(true);
    expect(field().readOnly).toBe(false);
    cleanup();
    const send = show({ otp: '123456' }, ['otp.submitted']);
    expect(button('Verify').disabled).toBe(false);
    expect(isBusy('Verify')).toBe(false);
    fireEvent.click(button('Verify'));
    expect(send).toHaveBeenCalledWith({ type: 'otp.submitted' });
    cleanup();
    show({ otp: '123456', verifying: true });
    expect(button('Verify').disabled).toBe(false);
    expect(isBusy('Verify')).toBe(true);
    expect(field().readOnly).toBe(true);
  });

  it('has the focus again once it was wrong, and not while it is verified', () => {
    const sent: OtpView = { ...empty, otp: '123456' };
    const { rerender } = render(<Code view={sent} possible={['otp.submitted']} />);
    fireEvent.click(button('Verify'));
    rerender(<Code view={{ ...sent, verifying: true }} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Code view={{ ...sent, problem: 'Invalid code' }} />);
    expect(document.activeElement).toBe(field());
  });

  it('is sent again when the flow may, which the button says', () => {
    show({ resend: 'waiting', resendAt: Date.now() + 30_000 });
    expect(button(/^Resend code in 00:(30|29)$/).disabled).toBe(true);
    cleanup();
    const send = show({}, ['otp.resendRequested']);
    expect(button('Resend code').disabled).toBe(false);
    expect(isBusy('Resend code')).toBe(false);
    fireEvent.click(button('Resend code'));
    expect(send).toHaveBeenCalledWith({ type: 'otp.resendRequested' });
    cleanup();
    show({ resend: 'sending' });
    expect(isBusy('Resend code')).toBe(true);
  });
});
