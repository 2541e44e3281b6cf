// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Payout } from '../../../contract/payouts/payouts';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { earlierPayoutsMachine } from '../../../machines/payouts/earlierPayouts/earlierPayouts.machine';
import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import { paid } from '../../../machines/payouts/payoutDetails/payoutDetails.flow';
import { type PayoutInFull, payoutDetailsMachine } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { payAgain } from '../../../machines/payouts/payoutDetails/payoutDetails.rules';
import { notesMachine } from '../../../machines/transactions/notes/notes.machine';
import { copyWith } from '../../../tests/drivers/clipboard';
import { factsByTerm } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { ofNotes } from '../../wiring/transactions/notes';
import { PayoutDetailsPane } from './PayoutDetailsPane';

afterEach(cleanup);

const onRecipient = vi.fn();
const onShow = vi.fn();
const tunde = { id: '2', name: 'Tunde Bello', mayApprove: true };

function show(
  load: () => Promise<PayoutInFull>,
  onVerify: ((payoutId: string) => void) | null = null,
  onPayAgain: ((transfer: Bookmark) => void) | null = null,
  { approver = tunde, support = '', earlier = async (): Promise<readonly Payout[]> => [] } = {},
) {
  const machine = wire(payoutDetailsMachine, { load });
  render(
    <FlowProvider Toasts={Toasts}>
      <PayoutDetailsPane
        machine={machine}
        earlier={wire(earlierPayoutsMachine, { load: earlier })}
        approver={approver}
        notes={{ ...ofNotes, notes: wire(notesMachine, { load: async () => [] }) }}
        mayNote
        onShow={onShow}
        payoutId="1"
        business="Bluecrest Stores"
        support={support}
        onClose={() => undefined}
        onVerify={onVerify}
        onPayAgain={onPayAgain}
        onRecipient={onRecipient}
      />
    </FlowProvider>,
  );
}

describe('[PAY-01] the details of a payout', () => {
  it('are its amount, its recipient and every fact', async () => {
    let answer = (_: PayoutInFull) => {};
    show(() => new Promise((resolve) => (answer = resolve)));
    await screen.findByText('Loading payout…');
    answer(paid);
    const to = (await screen.findByText('ADA OKAFOR')).closest('p');
    expect(screen.queryByText('Loading payout…')).toBeNull();
    expect(to?.textContent).toBe('to ADA OKAFOR, Guaranty Trust Bank');
    expect(to?.previousElementSibling?.textContent).toBe('NGN 60,000.00');
    expect(factsByTerm()).toEqual({
      Amount: 'NGN 60,000.00',
      'Payout fee': 'NGN 50.00',
      Total: 'NGN 60,050.00',
      'Date initiated': expect.stringContaining('2026'),
      'Date settled': expect.stringContaining('2026'),
      'Account number': expect.stringContaining('0123456789'),
      Type: expect.stringContaining('Bank'),
      'Debit currency': 'NGN',
      Description: 'Rent',
      Initiator: 'Amaka Obi',
      Approver: 'N/A',
      'Batch reference': expect.stringContaining('BT-7731-0098'),
      'Payout reference': expect.stringContaining('BCS-PO-20931'),
      'Session ID': expect.stringContaining('0000'),
    });
  });

  it('offer a prepared email about a problem, if the provider has an address', async () => {
    show(async () => paid, null, null, { support: 'help@provider.test' });
    const link = await screen.findByRole('link', { name: 'Report a problem' });
    expect(link.getAttribute('href')).toMatch(
      /^mailto:help@provider\.test\?subject=Problem%20with%20payout%20BCS-PO-20931&body=/,
    );
    cleanup();
    show(async () => paid);
    await screen.findByText('ADA OKAFOR');
    expect(screen.queryByText('Report a problem')).toBeNull();
  });

  it('have a dash for what is not known', async () => {
    show(async () => ({ ...paid, settledAt: null, fee: null, batchReference: '', amount: null, approver: 'Bola Ade' }));
    await screen.findByText('ADA OKAFOR');
    expect(factsByTerm()).toMatchObject({ 'Date settled': '—', 'Payout fee': '—', 'Batch reference': '—', Approver: 'Bola Ade' });
    expect(screen.queryByText(/60,000/)).toBeNull();
  });

  it('lead to the code that it awaits, for who may verify', async () => {
    const onVerify = vi.fn();
    const awaiting = { ...paid, status: 'Awaiting Verification' };
    show(async () => awaiting, onVerify);
    fireEvent.click(await screen.findByRole('button', { name: 'Verify Payout' }));
    screen.getByText('Enter your code to send this payout.');
    screen.getByText('No money has moved.');
    expect(onVerify).toHaveBeenCalledWith('1');
    cleanup();
    show(async () => awaiting);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Verify Payout' })).toBeNull();
    cleanup();
    show(async () => paid, onVerify);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Verify Payout' })).toBeNull();
  });

  it('say of a failed payout why, where its money is, and lead to another', async () => {
    const failed = { ...paid, status: 'Failed' };
    const onPayAgain = vi.fn();
    show(async () => failed, null, onPayAgain);
    await screen.findByText('Guaranty Trust Bank couldn’t complete this payout.');
    expect(factsByTerm()).toMatchObject({
      Amount: 'NGN −60,000.00',
      'Payout fee': 'NGN −50.00',
      'Returned to Payout Balance': 'NGN 60,050.00',
      'This payout cost you': 'NGN 0.00',
    });
    expect(screen.queryByRole('button', { name: 'Copy receipt' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(onPayAgain).toHaveBeenCalledWith(payAgain(failed));
    fireEvent.click(await screen.findByRole('button', { name: 'View all payouts to this recipient' }));
    expect(onRecipient).toHaveBeenCalledWith(
      expect.objectContaining({ accountNumber: '0123456789', bankName: 'Guaranty Trust Bank' }),
    );
    cleanup();
    show(async () => failed);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
  });

  it('say of a declined payout who declined it, and where its money is', async () => {
    show(async () => ({ ...paid, status: 'Declined', approver: 'Bola Ade' }));
    await screen.findByText('Bola Ade declined this payout.');
    screen.getByText('Your money is back in your Payout Balance.');
    cleanup();
    show(async () => paid);
    await screen.findByText('ADA OKAFOR');
    expect(screen.queryByText(/Your money is back/)).toBeNull();
  });

  it('of a paid one can be copied as a receipt', async () => {
    const copied: string[] = [];
    copyWith(async (text) => void copied.push(text));
    for (const payout of [paid, { ...paid, bankName: '', amount: null, fee: null }]) {
      show(async () => payout);
      fireEvent.click(await screen.findByRole('button', { name: 'Copy receipt' }));
      await screen.findByText('Receipt copied');
      cleanup();
    }
    const [whole = '', short = ''] = copied;
    expect(whole.split('\n')).toEqual([
      'Payout BCS-PO-20931',
      'Recipient: ADA OKAFOR, Guaranty Trust Bank',
      'Account number: 0123456789',
      'Amount: NGN 60,000.00',
      'Payout fee: NGN 50.00',
      'Status: Successful',
      expect.stringMatching(/^Date settled: November 21st 2026/),
      'Session ID: 000013261121084210000044719023',
    ]);
    expect(short.split('\n').slice(0, 4)).toEqual([
      'Payout BCS-PO-20931',
      'Recipient: ADA OKAFOR',
      'Account number: 0123456789',
      'Status: Successful',
    ]);
  });

  it('lead from an undecided one to its decision, for who may make it', async () => {
    show(async () => ({ ...paid, status: 'Awaiting Approval' }));
    const link = await screen.findByRole('link', { name: 'Approve' });
    expect(link.getAttribute('href')).toBe('/dashboard/payout/pending-approval?approve=1');
    expect(screen.queryByRole('link', { name: 'View pending approval' })).toBeNull();
    expect(screen.getByText('You decide')).toBeTruthy();
    expect(screen.getByText('Sent to Guaranty Trust Bank')).toBeTruthy();
  });

  it.each([
    ['who initiated it', { id: '1', name: 'Amaka Obi', mayApprove: true }, 'Another approver decides'],
    ['a role that cannot approve', { ...tunde, mayApprove: false }, 'A second-level approver decides'],
  ])('lead from an undecided one to the list of pending payouts, for %s', async (_, approver, words) => {
    show(async () => ({ ...paid, status: 'Awaiting Approval' }), null, null, { approver });
    const link = await screen.findByRole('link', { name: 'View pending approval' });
    expect(link.getAttribute('href')).toBe('/dashboard/payout/pending-approval?recipient=ADA%20OKAFOR');
    expect(screen.queryByRole('link', { name: 'Approve' })).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('list the earlier payouts to the same recipient, each of which opens', async () => {
    const before = { ...paid, payoutId: '7', initiatedAt: '2026-10-19T10:02:00', amount: '58250.00' };
    show(async () => paid, null, null, { earlier: async () => [before] });
    const list = await screen.findByRole('list', { name: 'Earlier successful payouts to this recipient' });
    expect(list.textContent).toContain('NGN 58,250.00');
    expect(list.textContent).toContain('Successful');
    fireEvent.click(screen.getByRole('button', { name: '19-Oct-2026' }));
    expect(onShow).toHaveBeenCalledWith('7');
  });

  it('say nothing of earlier payouts if there are none, and load them again after a failure', async () => {
    let asked = 0;
    const earlier = async () => {
      asked += 1;
      if (asked === 1) throw new Failure({ kind: 'network' });
      return [];
    };
    show(async () => paid, null, null, { earlier });
    await screen.findByRole('heading', { name: 'Earlier successful payouts to this recipient' });
    await screen.findByText(/We couldn’t reach the server/);
    expect(screen.getByText('Date initiated')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'View all payouts to this recipient' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Earlier successful payouts to this recipient' })).toBeNull(),
    );
  });

  it('say why they did not load, and load again', async () => {
    let asked = 0;
    show(async () => {
      asked += 1;
      if (asked === 1) throw new Failure({ kind: 'server', status: 500, message: 'Out of order' });
      return paid;
    });
    await screen.findByText('Out of order');
    expect(screen.queryByText('Loading payout…')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('ADA OKAFOR');
    expect(screen.queryByText('Out of order')).toBeNull();
  });
});
