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
import { notesMachine } from '../../../../machines/transactions/notes/notes.machine';
import { factsByTerm } from '../../../../tests/facts';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { ofNotes } from '../../../wiring/transactions/notes';
import { ApprovalPane } from './ApprovalPane';
import type { Balances } from './BalanceAfter';

afterEach(cleanup);

const note = { id: '1', text: 'Asked the supplier for the invoice.', by: 'Amaka Obi', createdAt: '2026-11-21T08:00:00' };
const tunde = { id: '2', name: 'Tunde Bello', mayApprove: true };

interface Opening {
  readonly payouts?: readonly (typeof rent)[];
  readonly approver?: typeof tunde;
  readonly unsent?: Fault;
  readonly decided?: Fault;
  readonly balances?: Balances;
  readonly isApproved?: boolean;
  readonly notes?: readonly (typeof note)[];
  /** What the provider says of the payouts once a call was refused. */
  readonly later?: readonly (typeof rent)[];
  /** Why the payouts fail to load, once. */
  readonly unloaded?: Fault;
}

const ofWallet = (available: string) =>
  wire(walletBalancesMachine, { load: async () => twoBalances.map((each) => ({ ...each, available })) });
const failing = (fault: Fault) => Promise.reject(new Failure(fault));

function open({ payouts = [rent], approver = tunde, unsent, decided, unloaded, ...rest }: Opening = {}) {
  const sent: Sent[] = [];
  const codes: (readonly string[])[] = [];
  const results: string[] = [];
  const lost = unloaded ? [unloaded] : [];
  const looks = rest.later ? [payouts, rest.later] : [payouts];
  const decidedIds: string[] = [];
  const machine = wire(approvalMachine, {
    look: () => {
      const fault = lost.shift();
      return fault ? failing(fault) : Promise.resolve({ payouts: looks.length > 1 ? (looks.shift() ?? []) : (looks[0] ?? []) });
    },
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
      notes={{ flows: { ...ofNotes, notes: wire(notesMachine, { load: async () => rest.notes ?? [] }) }, mayAdd: true }}
      onDecided={(ids) => decidedIds.push(...ids)}
      onDone={({ result }) => results.push(result)}
    />
  );
  render(<FlowProvider Toasts={Toasts}>{pane}</FlowProvider>);
  return { sent, results, codes, decidedIds };
}

const APPROVE = 'Approve NGN 1,000,050.00';
const DECLINE = 'Decline NGN 1,000,050.00';
const CODE = 'Your code';
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => void fireEvent.click(await button(name));
const enterCode = () => fireEvent.change(screen.getByLabelText('Your code'), { target: { value: '123456' } });
const steps = () => screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')]);
const kinds = () =>
  screen.getAllByRole('button', { name: /^(Approve|Decline)/ }).map((one) => one.parentElement?.getAttribute('data-button'));
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
    expect([order(), kinds()]).toEqual([
      ['Decline', APPROVE],
      ['ruled', 'solid'],
    ]);
    await press('Decline');
    expect(await screen.findByText('Decline payout')).toBeTruthy();
    expect(steps().at(-1)?.[0]).toBe('Upcoming: Returned to your Payout Balance');
    expect([screen.getByText('Payout to ADA OKAFOR').textContent, screen.queryByText(/ receives$/)]).toEqual([
      'Payout to ADA OKAFOR',
      null,
    ]);
    expect(factsByTerm()).toMatchObject({ 'Returned to Payout Balance': 'NGN 1,000,050.00' });
    expect(factsByTerm()['Total to be debited']).toBeUndefined();
    enterCode();
    await press('Confirm decline');
    await waitFor(() => expect(sent).toEqual([{ payoutIds: ['1'], isApproved: false, otp: '123456' }]));
    expect(codes).toEqual([['1']]);
  });

  it('is about declining if it was opened for that: the main button names the sum, and both keep their places', async () => {
    const { codes } = open({ isApproved: false });
    await button(DECLINE);
    expect([order(), kinds()]).toEqual([
      [DECLINE, 'Approve'],
      ['danger', 'ruled'],
    ]);
    expect(factsByTerm()).toMatchObject({ 'Returned to Payout Balance': 'NGN 1,000,050.00' });
    await press('Approve');
    expect(await button('Confirm approval')).toBeTruthy();
    expect(codes).toEqual([['1']]);
  });

  it('adds several payouts up, each with its account, its amount and its fee', async () => {
    const bola = { ...rent, payoutId: '2', recipient: 'BOLA ADE', accountNumber: '9876543210', amount: '500.50', fee: '25.00' };
    open({ payouts: [rent, bola] });
    await button('Approve NGN 1,000,575.50');
    expect(screen.getByText('Approve payouts')).toBeTruthy();
    expect(factsByTerm()).toEqual({
      'ADA OKAFORGuaranty Trust Bank, 0123456789': 'NGN 1,000,050.00with a fee of 50.00',
      'BOLA ADEGuaranty Trust Bank, 9876543210': 'NGN 525.50with a fee of 25.00',
      'Total to be debited (2)': 'NGN 1,000,575.50',
      'Payout fees included': 'NGN 75.00',
    });
  });

  it('has the notes of the payout, for the person who decides', async () => {
    open({ notes: [note] });
    expect(await screen.findByText(note.text)).toBeTruthy();
    expect(await button('Add note')).toBeTruthy();
    await press(APPROVE);
    await screen.findByLabelText(CODE);
    expect(screen.queryByText(note.text)).toBeNull();
  });

  it.each([
    [{ kind: 'server', status: 500, message: '' }, 'We couldn’t load this payout. Try again in a moment.'],
    [
      { kind: 'server', status: 404, message: 'Not found' },
      'We couldn’t find this payout. Check the reference, or switch to Test.',
    ],
  ] as const)('says that the payout was not loaded: %j', async (unloaded, says) => {
    open({ unloaded });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByText(/status|send/)).toBeNull();
    await press('Try again');
    await button(APPROVE);
    expect(screen.queryByText(says)).toBeNull();
  });

  it.each([
    [1, '1 payout was already decided and isn’t included.'],
    [2, '2 payouts were already decided and aren’t included.'],
  ])('says which of several payouts were decided meanwhile, and leaves out those %i', async (count, says) => {
    const decided = Array.from({ length: count }, (_, at) => ({
      ...rent,
      payoutId: `${at + 2}`,
      recipient: `BOLA ADE ${at}`,
      status: 'Rejected',
      approver: 'Bola Ade',
    }));
    const { decidedIds } = open({ payouts: [rent, ...decided] });
    await button(APPROVE);
    expect(screen.getByText(/already decided/).textContent).toBe(says);
    for (const { recipient } of decided)
      expect(screen.getByText(recipient).nextElementSibling?.textContent).toBe('NGN 1,000,050.00Rejected by Bola Ade');
    expect([...new Set(decidedIds)]).toEqual(decided.map(({ payoutId }) => payoutId));
  });

  const refusal = { kind: 'server', status: 409, message: 'This payout was already decided' } as const;
  const rejected = { ...rent, status: 'Rejected', approver: 'Bola Ade' };

  it('says that another approver was first when its code is refused, and offers no code', async () => {
    const { results, decidedIds } = open({ unsent: refusal, later: [rejected] });
    await press(APPROVE);
    const notice = await screen.findByText('This payout was already decided by Bola Ade. Its status is Rejected.');
    expect(notice.closest('[role=status]')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Payout' })).toBeTruthy();
    expect(screen.getByText('Payout to ADA OKAFOR').nextElementSibling?.textContent).toBe('NGN 1,000,000.00');
    expect(steps()).toEqual([['Done: Initiated by Amaka Obi21-Nov-2026, 9:30 am', null]]);
    expect(screen.queryAllByRole('button', { name: /code|Approve|Decline|again/ })).toEqual([]);
    expect([screen.queryByText(/code/i), decidedIds.includes('1')]).toEqual([null, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(results).toEqual(['alreadyDecided']));
  });

  it('says of each of several payouts how it was decided, and tells a person what they decided themselves', async () => {
    const two = [rejected, { ...rejected, payoutId: '2', recipient: 'CHIDI EZE', approver: 'Tunde Bello' }];
    open({ payouts: two });
    expect(await screen.findByText('2 payouts were already decided.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Payouts' })).toBeTruthy();
    expect(factsByTerm()).toEqual({
      'ADA OKAFOR': 'NGN 1,000,050.00Rejected by Bola Ade',
      'CHIDI EZE': 'NGN 1,000,050.00Rejected by you',
    });
  });

  it('has a sum for each currency, NGN first', async () => {
    open({
      payouts: [{ ...rent, payoutId: '2', currency: 'USD' }, rent, { ...rent, payoutId: '3', currency: 'USD', fee: null }],
    });
    await button('Approve 3 payouts');
    const sums = screen
      .getAllByText(/^Total to be debited/)
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(sums).toEqual([
      ['Total to be debited (1)', 'NGN 1,000,050.00'],
      ['Total to be debited (2)', 'USD 2,000,050.00'],
    ]);
    expect(screen.getAllByText('Payout fees included')).toHaveLength(1);
  });

  it.each([
    ['the maker', { ...tunde, id: '1' }, 'You initiated this payout, so another approver must decide.'],
    ['a viewer', { ...tunde, mayApprove: false }, 'Your role can view pending payouts. An approver must decide.'],
  ])('tells %s why another decides', async (_, approver, words) => {
    const { results } = open({ approver });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Payout' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
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
    expect([(await button(isApproved ? APPROVE : 'Approve')).disabled, screen.queryByText(/ short\.$/)]).toEqual([false, null]);
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
