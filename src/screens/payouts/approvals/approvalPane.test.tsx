// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { twoBalances } from '../../../../machines/home/walletBalances/walletBalances.flow';
import { walletBalancesMachine } from '../../../../machines/home/walletBalances/walletBalances.machine';
import { Failure, type Fault } from '../../../../machines/kit/flow/fault';
import { wire } from '../../../../machines/kit/flow/port';
import { approvalMachine } from '../../../../machines/payouts/approval/approval.machine';
import type { Sent } from '../../../../machines/payouts/approval/approval.types';
import { rent } from '../../../../machines/payouts/approvals/approvals.flow';
import { factsByTerm } from '../../../../tests/facts';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { ApprovalPane } from './ApprovalPane';
import type { Balances } from './BalanceAfter';

afterEach(cleanup);

const tunde = { id: '2', name: 'Tunde Bello', mayApprove: true };

interface Opening {
  readonly payouts?: readonly (typeof rent)[];
  readonly approver?: typeof tunde;
  readonly unsent?: Fault;
  readonly decided?: Fault;
  readonly balances?: Balances;
  readonly isApproved?: boolean;
}

const ofWallet = (available: string) =>
  wire(walletBalancesMachine, { load: async () => twoBalances.map((each) => ({ ...each, available })) });
const failing = (fault: Fault) => Promise.reject(new Failure(fault));

function open({ payouts = [rent], approver = tunde, unsent, decided, ...rest }: Opening = {}) {
  const sent: Sent[] = [];
  const codes: (readonly string[])[] = [];
  const results: string[] = [];
  const machine = wire(approvalMachine, {
    look: async () => ({ payouts }),
    sendCode: ({ payoutIds }) => {
      codes.push(payoutIds);
      return unsent ? failing(unsent) : Promise.resolve({ message: 'If this email has an account, we sent it a code.' });
    },
    decide: (asked) => {
      sent.push(asked);
      return decided ? failing(decided) : Promise.resolve({ message: '' });
    },
    otp: { verify: async ({ otp }) => ({ message: '', otp }), resend: async () => ({ message: '' }) },
  });
  const asked = { payoutIds: payouts.map(({ payoutId }) => payoutId), isApproved: rest.isApproved ?? true };
  const pane = (
    <ApprovalPane
      machine={machine}
      asked={asked}
      approver={approver}
      email="tunde.bello@bluecrest.test"
      now={Date.UTC(2026, 10, 21, 9, 0)}
      balances={rest.balances ?? null}
      onDone={({ result }) => results.push(result)}
    />
  );
  render(<FlowProvider Toasts={Toasts}>{pane}</FlowProvider>);
  return { sent, results, codes };
}

const APPROVE = 'Approve NGN 1,000,000.00';
const CODE = 'Your code';
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => void fireEvent.click(await button(name));
const enterCode = () => fireEvent.change(screen.getByLabelText('Your code'), { target: { value: '123456' } });
const steps = () => screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')]);
const order = () => screen.getAllByRole('button', { name: /^(Approve|Decline)/ }).map(({ textContent }) => textContent);

describe('[APR-01] the pane of a decision', () => {
  it('shows what is decided, and sends no code before the approver asks to decide', async () => {
    const { sent, results, codes } = open();
    expect((await button(APPROVE)).disabled).toBe(false);
    expect(screen.getByText('Approve payout')).toBeTruthy();
    expect(screen.getByText('ADA OKAFOR receives').nextElementSibling?.textContent).toBe('NGN 1,000,000.00');
    expect(factsByTerm()).toMatchObject({
      Description: 'Rent',
      Initiator: 'Amaka Obi',
      Amount: 'NGN 1,000,000.00',
      'Payout fee': 'NGN 50.00',
      'Total to be debited': 'NGN 1,000,050.00',
    });
    expect(factsByTerm().Account).toMatch(/0123456789.*Guaranty Trust Bank/);
    expect(factsByTerm()['Payout reference']).toContain('P1');
    expect(steps()).toEqual([
      ['Done: Initiated by Amaka Obi21-Nov-2026, 9:30 am', null],
      ['You decideNGN 1,000,000.00 or more in a day30 min', 'step'],
      ['Upcoming: Sent to Guaranty Trust Bank', null],
    ]);
    expect(screen.getByText('No code is sent before that.')).toBeTruthy();
    expect([codes, screen.queryByLabelText(CODE)]).toEqual([[], null]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approve payout'));
    await press(APPROVE);
    const field = await screen.findByLabelText(CODE);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(codes).toEqual([['1']]);
    expect((await button('Confirm approval')).disabled).toBe(true);
    // The recipient and the account stay, and the other facts make room.
    expect(screen.getByText('0123456789, Guaranty Trust Bank')).toBeTruthy();
    expect(factsByTerm().Initiator).toBeUndefined();
    expect(screen.getByText('If this email has an account, we sent it a code.').parentElement?.textContent).toContain(
      'Sent to tunde.bello@bluecrest.test.',
    );
    enterCode();
    await press('Confirm approval');
    await waitFor(() => expect(results).toEqual(['decided']));
    expect(sent).toEqual([{ payoutIds: ['1'], isApproved: true, otp: '123456' }]);
  });

  it('goes back to the review, and declines with the same code', async () => {
    const { sent, codes } = open();
    await press(APPROVE);
    await press('Back to review');
    expect(await screen.findByText('We sent you a code a moment ago. No other one is sent.')).toBeTruthy();
    // Decline stays on the left, and Approve on the right.
    expect(order()).toEqual(['Decline', APPROVE]);
    await press('Decline');
    expect(await screen.findByText('Decline payout')).toBeTruthy();
    expect(steps().at(-1)?.[0]).toBe('Upcoming: Returned to your Payout Balance');
    enterCode();
    await press('Confirm decline');
    await waitFor(() => expect(sent).toEqual([{ payoutIds: ['1'], isApproved: false, otp: '123456' }]));
    expect(codes).toEqual([['1']]);
  });

  it('adds several payouts up', async () => {
    open({ payouts: [rent, { ...rent, payoutId: '2', recipient: 'BOLA ADE', payoutReference: 'P2', amount: '500.50' }] });
    await button('Approve NGN 1,000,500.50');
    expect(screen.getByText('Approve payouts')).toBeTruthy();
    expect(factsByTerm()).toEqual({
      'ADA OKAFOR, P1': 'NGN 1,000,000.00',
      'BOLA ADE, P2': 'NGN 500.50',
      '2 payouts': 'NGN 1,000,500.50',
    });
  });

  it.each([
    [1, '1 payout was already decided and isn’t included.'],
    [2, '2 payouts were already decided and aren’t included.'],
  ])('says that %i of several payouts were decided meanwhile, and leaves them out', async (count, says) => {
    const decided = Array.from({ length: count }, (_, at) => ({ ...rent, payoutId: `${at + 2}`, status: 'Approved' }));
    open({ payouts: [rent, ...decided] });
    await button('Approve NGN 1,000,000.00');
    expect(screen.getByText(/already decided/).textContent).toBe(says);
  });

  it('names no sum of several currencies', async () => {
    open({ payouts: [rent, { ...rent, payoutId: '2', payoutReference: 'P2', currency: 'USD' }] });
    await button('Approve 2 payouts');
    expect(factsByTerm()['2 payouts']).toBe('Multiple currencies');
  });

  it.each([
    ['the maker', { ...tunde, id: '1' }, 'You initiated this payout, so another approver must decide.'],
    ['a viewer', { ...tunde, mayApprove: false }, 'Your role can view pending payouts. An approver must decide.'],
  ])('tells %s why another decides', async (_, approver, words) => {
    const { results } = open({ approver });
    expect(await screen.findByText(words)).toBeTruthy();
    await press('Not now');
    await waitFor(() => expect(results).toEqual(['closed']));
  });

  it('says why no code was sent, and takes an earlier one', async () => {
    open({ unsent: { kind: 'server', status: 429, message: 'Please wait 59 seconds' } });
    await press(APPROVE);
    expect(await screen.findByText('Please wait 59 seconds')).toBeTruthy();
    // The wait is shown before the press.
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send new code in 00:5\d$/ });
    expect(again.disabled).toBe(true);
    await press('I have a code');
    expect(await screen.findByLabelText('Your code')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Resend code in 00:5\d$/ })).toBeTruthy();
  });

  it('offers another code at once if the provider could not send one for another reason', async () => {
    open({ unsent: { kind: 'network' } });
    await press(APPROVE);
    expect((await button('Send new code')).disabled).toBe(false);
    await press('I have a code');
    expect(await screen.findByLabelText('Your code')).toBeTruthy();
    expect(screen.queryByText(/Sent to tunde/)).toBeNull();
  });

  it('shows at the code why the provider refused the decision', async () => {
    open({ decided: { kind: 'server', status: 400, message: 'Invalid OTP' } });
    await press(APPROVE);
    await screen.findByLabelText(CODE);
    enterCode();
    await press('Confirm approval');
    expect(await screen.findByText('Invalid OTP')).toBeTruthy();
  });

  it.each([
    ['approving leaves', true, '5,482,930.00', 1],
    ['declining gives back', false, '6,482,980.00', 0],
  ])('shows the Payout Balance now, and the one that %s', async (_, isApproved, after, notes) => {
    open({ balances: ofWallet('5482930.00'), isApproved });
    await screen.findByText('Payout Balance now');
    expect(factsByTerm()['Payout Balance now']).toBe('NGN 5,482,930.00');
    expect(screen.getByText('Payout Balance afterwards').nextElementSibling?.textContent).toBe(`NGN ${after}`);
    expect(screen.queryAllByText(/already held/)).toHaveLength(notes);
    expect([(await button(APPROVE)).disabled, screen.queryByText(/ short\.$/)]).toEqual([false, null]);
  });

  it('says by how much the Payout Balance is short, and offers only to decline', async () => {
    open({ balances: ofWallet('-250.10') });
    expect(await screen.findByText('Your Payout Balance is NGN 250.10 short.')).toBeTruthy();
    expect([(await button(APPROVE)).disabled, (await button('Decline')).disabled]).toEqual([true, false]);
  });

  it('shows no balance without a response, and the decision does not wait for it', async () => {
    open({ balances: wire(walletBalancesMachine, { load: () => failing({ kind: 'network' }) }) });
    expect((await button(APPROVE)).disabled).toBe(false);
    expect(screen.queryByText(/Payout Balance/)).toBeNull();
  });
});
