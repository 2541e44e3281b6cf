// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import { notesMachine } from '../../../machines/transactions/notes/notes.machine';
import { receiptEmailMachine } from '../../../machines/transactions/receiptEmail/receiptEmail.machine';
import { refundedInPart } from '../../../machines/transactions/transactionDetails/transactionDetails.flow';
import {
  type TransactionInFull,
  transactionDetailsMachine,
} from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { copyWith } from '../../../tests/drivers/clipboard';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { ofNotes } from '../../wiring/transactions/notes';
import { TransactionDetailsScreen } from './TransactionDetailsScreen';

afterEach(cleanup);

const unused = () => Promise.reject(new Error('Not used'));
const refund = wire(refundMachine, { loadPayment: unused, createRefunds: unused, getRefundOrderStatus: unused });

const EVERYTHING = { refunds: '/dashboard/business/refunds', leadsToCustomer: true };

async function show(
  more: Partial<TransactionInFull> = {},
  ways: { refunds: string | null; leadsToCustomer: boolean } = EVERYTHING,
) {
  const flows = {
    transactionDetails: wire(transactionDetailsMachine, { load: async () => ({ ...refundedInPart, ...more }) }),
    ...ofNotes,
    notes: wire(notesMachine, { load: async () => [] }),
    receiptEmail: wire(receiptEmailMachine, { do: unused }),
    refund,
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <TransactionDetailsScreen
        flows={flows}
        business="Bluecrest Stores"
        mayRefund={false}
        mayEmail
        mayNote
        isTest={false}
        leadsToSettlements
        leadsToInvoices
        leadsToChargebacks
        {...ways}
      />
    </FlowProvider>,
  );
  await screen.findByText('Order reference');
}

const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('[TRX-04] the figures of a transaction', () => {
  it('lead to the refunds that they sum, to each refund, and to the customer', async () => {
    await show({ refundPending: '5.00' });
    expect([
      linkTo('Refunded'),
      linkTo('Refund pending'),
      linkTo('RFD-30917'),
      linkTo('View customer'),
      linkTo('Ada Coker'),
    ]).toEqual([
      '/dashboard/business/refunds?keyword=KOR-1001&status=Successful',
      '/dashboard/business/refunds?keyword=KOR-1001&status=Pending',
      '/dashboard/refunds/refund-details/RFD-30917',
      '/dashboard/business/customers/customer-details/9',
      '/dashboard/business/customers/customer-details/9',
    ]);
  });

  it('find the customer by the email address if the provider names no id', async () => {
    const customer = { ...refundedInPart.customer, id: null };
    await show({ customer });
    expect(linkTo('View customer')).toBe('/dashboard/business/customers/customer-details/ada.coker%40customer.test');
    cleanup();
    await show({ customer: { ...customer, email: '' } });
    expect(linkTo('View customer')).toBeNull();
  });

  it('are text where nothing is built to lead to, or the role cannot open it', async () => {
    await show({ chargedBack: '10.00' }, { refunds: null, leadsToCustomer: false });
    for (const name of ['Refunded', 'RFD-30917', 'View customer', 'Ada Coker', 'Charged back', 'Paid', 'Fee'])
      expect(linkTo(name)).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Refunded' })).toBeTruthy();
    expect(screen.getByText('Refund RFD-30917: Approved')).toBeTruthy();
    cleanup();
    await show({ chargedBack: '10.00' });
    expect(linkTo('Charged back')).toBeNull();
  });
});

describe('[TRX-04] the receipt of a transaction', () => {
  it('is copied as text, one fact a line, with what was refunded', async () => {
    const writeText = vi.fn(async () => undefined);
    copyWith(writeText);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy receipt' }));
    await screen.findByText('Receipt copied');
    expect(writeText).toHaveBeenCalledWith(
      [
        'Payment to Bluecrest Stores',
        'Order reference: KOR-1001',
        'Payment reference: KPY-1001',
        'Customer: Ada Coker, ada.coker@customer.test',
        'Paid with: Card 4242 42•• •••• 4242',
        'Amount: NGN 84,500.00',
        'Refunded: NGN 20,000.00',
        'Status: Successful',
        'Confirmed: November 9th 2026, 4:22 pm WAT',
      ].join('\n'),
    );
  });

  it('is offered only for a successful transaction, and any can be printed', async () => {
    await show({ status: 'Failed' });
    expect(screen.queryByRole('button', { name: 'Copy receipt' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it('says so if the browser refuses', async () => {
    const writeText = () => Promise.reject(new Error('Refused'));
    copyWith(writeText);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy receipt' }));
    expect(await screen.findByText('Your browser blocked copying. Print the receipt instead.')).toBeTruthy();
  });
});

describe('[TRX-01] an unknown status', () => {
  it('is shown as it came, without a refund', async () => {
    await show({ status: 'Quarantined' });
    expect(screen.getAllByText('Quarantined').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});
