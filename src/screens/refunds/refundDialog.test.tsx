// @vitest-environment happy-dom
/** What the refund of a transaction says after answers that few transactions get. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { refundCases } from '../../../machines/refunds/refund/refund.cases';
import { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import { selectRefund } from '../../../machines/refunds/refund/refund.select';
import type { Payment, RefundAnswer } from '../../../machines/refunds/refund/refund.types';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { RefundDialog } from './RefundDialog';
import { RefundFormButtons } from './RefundForm';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { now } = refundCases.ports.loadPayment.answers;
const { taken, whole, unpaid, byBank, untold } = refundCases.machineOnly.ports.loadPayment.answers;
const { notFound } = refundCases.machineOnly.ports.loadPayment.fails;
const { changed } = refundCases.machineOnly.ports.createRefunds.fails;

/** @param payments what each look at the transaction finds, the last one for good */
async function open(
  payments: readonly [Payment, ...Payment[]],
  createRefunds: () => Promise<RefundAnswer>,
  { reference = 'KPY-1001', firstButton = 'Review refund', isUnknown = false } = {},
) {
  const [first, ...later] = payments;
  const found = [first, ...later];
  const refund = wire(refundMachine, {
    loadPayment: async () => {
      if (isUnknown) throw new Failure(notFound);
      return (found.length > 1 ? found.shift() : found[0]) ?? first;
    },
    createRefunds,
    getRefundOrderStatus: () => Promise.reject(new Error('Not used')),
  });
  render(
    <FlowProvider Toasts={Toasts}>
      <RefundDialog machine={refund} reference={reference} onSettled={() => undefined} onDone={() => undefined} />
    </FlowProvider>,
  );
  await screen.findByRole('button', { name: firstButton });
}

const made = async () => refundCases.ports.createRefunds.answers.approved;
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const enter = (amount: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } }));
const buttonOf = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const reviewButton = () => buttonOf('Review refund');
/** Why it cannot be pressed yet. */
const reasonOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
const reasonNow = () => reasonOf(reviewButton());
const facts = () => statedFacts().map((fact) => fact.join(': '));

it.each([
  ['is not successful', unpaid, 'Only a successful transaction can be refunded.'],
  ['was paid by bank transfer', byBank, 'A transaction paid by bank transfer can’t be refunded here.'],
  ['has an unknown rest', untold, 'We couldn’t get the refundable amount. Try again later.'],
  ['was refunded as a whole', { ...whole, refunded: whole.amount }, 'Nothing is left to refund.'],
])('[TRX-05] a transaction that %s says why it cannot be refunded', async (_, payment, says) => {
  await open([payment], made);
  expect(screen.getByRole('alert').textContent).toBe(says);
  expect([reviewButton().disabled, screen.getAllByText(says).length]).toEqual([true, 1]);
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).not.toBe('true');
  expect([screen.queryByText(/You can refund up to/), screen.queryByRole('button', { name: 'Refund all' })]).toEqual([
    null,
    null,
  ]);
});

it.each([
  ['', 'Enter the amount.'],
  ['1,50', 'Check the amount.'],
  ['0', 'Check the amount.'],
  ['99,999,999.00', 'Check the amount.'],
])('[TRX-05] a refund of the amount %j cannot be reviewed, and says why', async (amount, says) => {
  await open([now], made);
  await enter(amount);
  expect([reviewButton().disabled, reasonNow()]).toEqual([true, says]);
});

it('[RFD-02] a logged refund needs a reference that can be looked up, and says where an unknown one may be', async () => {
  await open([now], made, { reference: '', firstButton: 'Find transaction', isUnknown: true });
  const find = () => [buttonOf('Find transaction').disabled, reasonOf(buttonOf('Find transaction'))];
  const enterReference = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText('Transaction reference'), { target: { value } }));
  expect(find()).toEqual([true, 'Enter the transaction reference.']);
  await enterReference('K'.repeat(101));
  expect(find()).toEqual([true, 'Check the transaction reference.']);
  await enterReference('KPY-1');
  expect(find()).toEqual([false, undefined]);
  await press('Find transaction');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Check the reference\. It may be in your other environment, Live or Test\.$/,
  );
});

it('[TRX-05] a reason that is too long has to be shortened before the refund is reviewed', async () => {
  await open([now], made);
  const reason = screen.getByLabelText(/^Reason/);
  const enterReason = (length: number) =>
    act(async () => void fireEvent.change(reason, { target: { value: 'x'.repeat(length) } }));
  await enterReason(201);
  expect([reviewButton().disabled, reasonNow()]).toEqual([true, 'Correct the reason.']);
  await enterReason(200);
  expect([reviewButton().disabled, reasonNow()]).toEqual([false, undefined]);
});

it('[TRX-05] a refund cannot be reviewed before its transaction is loaded', () => {
  const view = selectRefund(createActor(refundMachine, { input: { reference: 'KPY-1001', bookmark: null } }).getSnapshot());
  render(<RefundFormButtons view={view} can={() => true} send={() => undefined} part={() => null} />);
  expect([reviewButton().disabled, reasonNow()]).toEqual([true, 'The transaction isn’t loaded yet.']);
});

it('[TRX-05] a refund that was refused because less is left says what was left before, and what is now', async () => {
  await open([now, taken], () => Promise.reject(new Failure(changed)));
  await press('Review refund');
  await press(/^Refund NGN/);
  const words = 'Before, NGN 84,480.00 was left. Now it is NGN 10.00. Check the amount, then review the refund again.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('[TRX-05] the review of a repeated refund does not need the name of who made the first one', async () => {
  await open([{ ...now, refunds: now.refunds.map((one) => ({ ...one, by: '' })) }], made);
  await enter('20.00');
  await press('Review refund');
  expect((await screen.findByText(/of this transaction on/)).textContent).toMatch(
    /^Somebody refunded NGN 20\.00 of this transaction on November 20th 2026/,
  );
});

it.each([
  [now, 'Fee of NGN 1,267.50: Not returned'],
  [{ ...now, fee: null }, 'Fee: Not returned'],
])('[TRX-05] the review says that the fee is not returned, known or not', async (payment, says) => {
  await open([payment], made);
  await press('Review refund');
  await screen.findByText('You refund');
  expect(facts()).toContain(says);
});

it('[TRX-05] a refund without a status is shown as sent', async () => {
  await open([now], async () => ({ message: 'Refund logged successfully', refunds: [] }));
  await press('Review refund');
  await press(/^Refund NGN/);
  await screen.findByRole('heading', { name: 'Refund sent' });
  expect(document.querySelector('[data-stamp]')?.textContent).toBe('Sent');
  expect(screen.queryByRole('link', { name: 'View refund' })).toBeNull();
});
