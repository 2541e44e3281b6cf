// @vitest-environment happy-dom
/** What the queue of problems calls each cause, and what it says about the first row of it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Failure } from '../../../../machines/kit/flow/fault';
import { wire } from '../../../../machines/kit/flow/port';
import { checkRow } from '../../../../machines/refunds/bulkRefund/bulkRefund.check';
import { bulkRefundMachine } from '../../../../machines/refunds/bulkRefund/bulkRefund.machine';
import type { FoundPayment } from '../../../../machines/refunds/bulkRefund/bulkRefund.types';
import { bulkRefundDownloadMachine } from '../../../../machines/refunds/bulkRefundDownload/bulkRefundDownload.machine';
import { payment, row } from '../../../../tests/samples/bulkRefundProvider';
import { SIGNED_OUT, saveBookmark } from '../../../flow/bookmarks';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { BulkRefundScreen } from './BulkRefundScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const ROWS = [
  row(2, '30', { reference: 'hidden', isHidden: true }),
  row(3, '30', { reference: '' }),
  row(4, '30', { reference: '=A1' }),
  row(5, '30', { reference: 'nobodys' }),
  row(6, '30', { reference: 'silent' }),
  row(7, '30', { reference: 'unpaid' }),
  row(8, '30', { reference: 'byBank' }),
  row(9, '30', { reference: 'unknown' }),
  row(10, '30', { reference: 'refunded' }),
  row(11, '', { reference: 'one' }),
  row(12, 'x', { reference: 'one' }),
  row(13, '0', { reference: 'one' }),
  row(14, '99999999', { reference: 'two' }),
  row(15, '31', { reference: 'one', reason: '' }),
  row(16, '32', { reference: 'one', reason: 'x'.repeat(501) }),
  row(17, '33', { reference: 'one', beyond: 'over' }),
  row(18, '34', { reference: 'three' }),
  row(19, '34', { reference: 'three' }),
  row(20, '20', { reference: 'four' }),
];

/** What the provider has of each reference. */
const SPECIAL: Readonly<Record<string, Partial<FoundPayment>>> = {
  nobodys: { payment: null },
  silent: { payment: null, isSilent: true },
  unpaid: { payment: { ...payment, status: 'Failed' } },
  byBank: { payment: { ...payment, method: 'Pay With Bank Transfer' } },
  unknown: { payment: { ...payment, refunded: null } },
  refunded: { payment: { ...payment, refunded: payment.amount ?? '' } },
};

const found = (reference: string): FoundPayment => ({
  reference,
  payment: { ...payment, reference: `KOR-${reference}`, paymentReference: reference },
  isSilent: false,
  ...SPECIAL[reference],
});

const notUsed = () => Promise.reject(new Error('Not used'));
const refusal = { kind: 'server', status: 400, message: 'No', problems: [{ index: 0, message: 'The bank refuses it' }] } as const;

function open() {
  saveBookmark(SIGNED_OUT, 'bulkRefund', {
    kept: { name: 'refunds.csv', key: 'F', texts: ROWS, notes: [], leftOut: [], meant: [] },
    order: null,
  });
  const bulkRefund = wire(bulkRefundMachine, {
    readSheet: async (source) =>
      'kept' in source ? { sheet: { ...source.kept, rows: source.kept.texts.map(checkRow) } } : notUsed(),
    findPayments: async ({ references }) => references.map(found),
    createRefunds: () => Promise.reject(new Failure(refusal)),
    getRefundOrderStatus: notUsed,
  });
  render(
    <FlowProvider Toasts={Toasts}>
      <BulkRefundScreen
        flows={{ bulkRefund, bulkRefundDownload: wire(bulkRefundDownloadMachine, { save: notUsed }) }}
        mostBytes={100}
        list="/refunds"
      />
    </FlowProvider>,
  );
}

const queue = () =>
  [...document.querySelectorAll('[aria-label=Problems] li')].map((item) =>
    ['h3', 'p'].map((part) => item.querySelector(part)?.textContent),
  );
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

it('[RFD-03] each cause has its name, and says what is wrong with its row', async () => {
  open();
  // Rows render after their summary, when the browser has time.
  await screen.findByText('18 problems', {}, { timeout: 10_000 });
  screen.getByText('We couldn’t load some transactions.');
  screen.getByRole('button', { name: 'Look up transactions' });
  expect(queue()).toEqual([
    [
      'Hidden in the spreadsheet',
      'This row is hidden or filtered out in the spreadsheet. Include it only if you mean to refund it.',
    ],
    ['Transaction reference missing', 'The transaction reference is missing.'],
    ['Not a transaction reference', 'This is a formula. Enter the transaction reference instead.'],
    ['Transaction not found', 'Your business has no transaction “nobodys”. Check the reference.'],
    ['Transaction not loaded', 'We couldn’t load this transaction. Look it up again.'],
    ['Not a successful transaction', 'Only a successful transaction can be refunded.'],
    ['Paid by bank transfer', 'A transaction paid by bank transfer can’t be refunded here.'],
    ['Amount left isn’t known', 'We couldn’t get the refundable amount. Try again later.'],
    ['Nothing left to refund', 'Nothing is left to refund of this transaction.'],
    ['Amount missing', 'The amount is missing.'],
    ['Not an amount', '“x” is not an amount. Write it like 1000.50.'],
    ['Amount is 0.00', 'Enter an amount greater than 0.00.'],
    ['More than is left to refund', 'You can refund up to NGN 84,480.00 of this transaction.'],
    ['Reason missing', 'The reason is missing.'],
    ['Reason too long', 'The reason has 501 characters. Use 200 at most.'],
    [
      'Cells may have shifted',
      '“over” has no column heading. Cells may have shifted, for example after a comma in an amount. Correct the row.',
    ],
    ['Possible duplicate', 'Same transaction and amount as row 18. Keep it only if you mean to refund twice.'],
    [
      'Refunded before',
      'NGN 20.00 of this transaction was refunded before (RFD-30917). Keep it only if you mean to refund it again.',
    ],
  ]);
  await press('Review 1 row');
  await press('Send 1 refund');
  await screen.findByRole('heading', { name: 'Refused by the provider' }, { timeout: 10_000 });
  expect(queue()).toContainEqual(['Refused by the provider', 'The bank refuses it']);
});
