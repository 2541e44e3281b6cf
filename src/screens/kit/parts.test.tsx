// @vitest-environment happy-dom
/** Small parts that many pages share. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConfirmationEvent } from '../../../machines/kit/confirmation/confirmation.types';
import { copyWith } from '../../../tests/drivers/clipboard';
import { FlowProvider } from '../../flow/FlowProvider';
import { ConfirmationButtons } from './ConfirmationButtons';
import { CopyReceipt } from './CopyReceipt';
import { FormActions } from './FormActions';
import { StartButton } from './ListSection';
import { StartLink } from './StartLink';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const reason = () => document.querySelector('[data-reason]')?.textContent ?? null;

describe('[GEN-01] the buttons of a form', () => {
  const show = (given: Partial<Parameters<typeof FormActions>[0]>) =>
    render(
      <FormActions form="shop" busy={false} may reason={null} onLeave={() => undefined} {...given}>
        Save
      </FormActions>,
    );
  const state = (name: string) => [button(name).disabled, button(name).getAttribute('aria-busy') === 'true'];

  it.each([
    ['can be pressed', {}, [false, false], null],
    ['cannot, and the form says why', { may: false, reason: 'Enter a name.' }, [true, false], 'Enter a name.'],
    ['cannot, without a reason', { may: false }, [true, false], null],
    ['can, whatever the reason would be', { reason: 'Enter a name.' }, [false, false], null],
    ['is busy, and not disabled', { may: false, busy: true, reason: 'Enter a name.' }, [false, true], null],
  ] as const)('submit, which %s', (_, given, expected, words) => {
    show(given);
    expect([state('Save'), reason()]).toEqual([expected, words]);
  });

  it.each([
    [{}, 'Cancel', false],
    [{ leave: 'Not now' }, 'Not now', false],
    [{ mayLeave: false }, 'Cancel', true],
  ] as const)('leave it, unless a submit cannot be cancelled (%j)', (given, name, isDisabled) => {
    const onLeave = vi.fn();
    show({ ...given, onLeave });
    fireEvent.click(button(name));
    expect(button(name).disabled).toBe(isDisabled);
    expect(onLeave).toHaveBeenCalledTimes(isDisabled ? 0 : 1);
  });
});

describe('[PAY-05] the buttons of a review', () => {
  const show = (may: boolean, words: string | null = null) => {
    const send = vi.fn();
    const confirmation = { send, can: (type: ConfirmationEvent['type']) => may && type === 'confirmation.confirmed' };
    render(<ConfirmationButtons confirmation={confirmation} action="Send payout" reason={words} />);
    return send;
  };

  it('lead back, or confirm', () => {
    const send = show(true);
    fireEvent.click(button('Back'));
    fireEvent.click(button('Send payout'));
    expect(send.mock.calls.flat()).toEqual([{ type: 'confirmation.revised' }, { type: 'confirmation.confirmed' }]);
  });

  it('say why nothing can be confirmed', () => {
    show(false, 'Your balance is too low.');
    expect([button('Send payout').disabled, reason()]).toEqual([true, 'Your balance is too low.']);
  });

  it('are not there before there is anything to confirm', () => {
    render(<ConfirmationButtons confirmation={null} action="Send payout" reason={null} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('[GEN-10] the button that makes the first row of a list', () => {
  it.each([null, 'Your role can only view links.'])('says why this role cannot press it (%s)', (barred) => {
    const onPress = vi.fn();
    render(
      <StartButton barred={barred} onPress={onPress}>
        Create new link
      </StartButton>,
    );
    fireEvent.click(button('Create new link'));
    expect([reason(), onPress.mock.calls.length]).toEqual([barred, barred === null ? 1 : 0]);
  });

  it.each([null, '/balances'])('is a link where another page fills the list (%s)', (path) => {
    render(<StartLink path={path} label="View balances" />);
    const found = screen.queryAllByRole('link', { name: 'View balances' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(path === null ? [] : [path]);
  });
});

it.each([
  ['is copied', async () => {}, 'Receipt copied'],
  [
    'cannot be copied',
    () => Promise.reject(new Error('Not allowed')),
    'Your browser blocked copying. Print the receipt instead.',
  ],
] as const)('[PAY-05] a receipt %s, which a message says', async (_, write, words) => {
  copyWith(write);
  render(
    <FlowProvider Toasts={({ notices }) => <div>{notices.map(({ text, tone }) => `${tone}: ${text}`).join()}</div>}>
      <CopyReceipt text="NGN 20,000.00" />
    </FlowProvider>,
  );
  await act(async () => void fireEvent.click(button('Copy receipt')));
  expect(screen.getByText(`${words === 'Receipt copied' ? 'good' : 'bad'}: ${words}`)).toBeTruthy();
});
