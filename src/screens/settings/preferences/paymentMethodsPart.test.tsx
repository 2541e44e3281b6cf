// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../../machines/kit/flow/port';
import { type PaymentOption, paymentOptionsMachine } from '../../../../machines/settings/paymentOptions/paymentOptions.machine';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { preferencesFlows } from '../../../wiring/settings/preferences';
import { PaymentMethodsPart } from './PaymentMethodsPart';

afterEach(cleanup);

const card: PaymentOption = { code: 'CARD', name: 'Card', isEnabled: true };
const ussd: PaymentOption = { code: 'USSD', name: 'USSD', isEnabled: false };

function show(options: readonly PaymentOption[], { mayChange = true, about = null as string | null } = {}) {
  const open = vi.fn();
  const flows = { ...preferencesFlows, paymentOptions: wire(paymentOptionsMachine, { load: async () => options }) };
  const part = { flows, about: () => about, open, close: () => undefined, business: 'Bluecrest Stores', mayChange };
  render(
    <FlowProvider Toasts={Toasts}>
      <PaymentMethodsPart {...part} />
    </FlowProvider>,
  );
  return open;
}

const method = (name: string) => screen.findByRole<HTMLButtonElement>('switch', { name });

describe('[PRF-01] the payment methods', () => {
  it('keep the only one that is on, and say why', async () => {
    const open = show([card, ussd]);
    expect((await method('Card')).disabled).toBe(true);
    expect((await method('Card')).getAttribute('aria-checked')).toBe('true');
    expect((await method('USSD')).getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('At least one method must stay on. Turn on another one first.')).toBeTruthy();
    fireEvent.click(await method('USSD'));
    expect(open).toHaveBeenCalledWith('method', 'USSD');
  });

  it('can be turned off while another is on', async () => {
    show([card, { ...ussd, isEnabled: true }]);
    expect((await method('Card')).disabled).toBe(false);
    expect(screen.getByText('The customer pays with a debit or credit card.')).toBeTruthy();
  });

  it('say what a method does that the documents do not name', async () => {
    show([card, { code: 'MOMO', name: 'Mobile money', isEnabled: true }]);
    expect(await screen.findByText('The customer pays by Mobile money.')).toBeTruthy();
  });

  it('cannot be changed by a role that may only look, nor by an address', async () => {
    show([card, ussd], { mayChange: false, about: 'USSD' });
    expect((await method('USSD')).disabled).toBe(true);
    expect(screen.getAllByText('Your role can only view this.')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['USSD', 'Turn on', 'solid', 'Customers will be able to pay Bluecrest Stores by USSD.'],
    ['Card', 'Turn off', 'danger', 'Customers won’t be able to pay Bluecrest Stores by Card. Past payments aren’t affected.'],
  ])('ask before %s is changed', async (about, action, kind, words) => {
    show([card, ussd], { about });
    expect(await screen.findByRole('dialog', { name: `${action} ${about}?` })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    const button = screen.getByRole('button', { name: action });
    expect(button.closest('[data-button]')?.getAttribute('data-button')).toBe(kind);
  });

  it('say that there are none', async () => {
    show([]);
    expect(await screen.findByText('No payment methods available.')).toBeTruthy();
  });
});
