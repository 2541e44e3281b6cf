// @vitest-environment happy-dom
/** What the merchant reads of the email, the payment page and earlier debts before an invoice is sent. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { namedBusiness } from '../../../../machines/invoices/invoice/bill.rules';
import { invoiceCases } from '../../../../machines/invoices/invoice/invoice.cases';
import { invoiceSumsMachine } from '../../../../machines/invoices/invoiceSums/invoiceSums.machine';
import { invoice } from '../../../../machines/invoices/invoices/invoices.flow';
import type { Invoice } from '../../../../machines/invoices/invoices/invoices.machine';
import { wire } from '../../../../machines/kit/flow/port';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { CustomerViews } from './CustomerViews';
import { OverdueBefore } from './OverdueBefore';

afterEach(cleanup);

const { order } = invoiceCases.inputs.reopened.bookmark;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function overdueAmong(...rows: readonly Partial<Invoice>[]) {
  const all = rows.map((change, n) => ({ ...invoice(n + 1), ...change }));
  const flows = { invoiceSums: wire(invoiceSumsMachine, { load: async () => all }) };
  render(
    <FlowProvider Toasts={Toasts}>
      <ul>
        <OverdueBefore flows={flows} customer="Danjuma" email=" Halima@danjuma.test" currency="NGN" />
      </ul>
    </FlowProvider>,
  );
}

describe('[INV-02 INV-03] the review of an invoice', () => {
  it('shows the email and the payment page beside the bill', () => {
    render(<CustomerViews order={{ ...order, partPayments: true }} sent={null} business={namedBusiness('Bluecrest')} />);
    expect(screen.queryByRole('region')).toBeNull();
    press('Email');
    const email = screen.getByRole('region', { name: 'Email' });
    expect(email.textContent).toContain('SubjectInvoice reference from Bluecrest');
    expect(email.textContent).toMatch(/Bluecrest sent you an invoice for NGN [\d,.]+, by 06-Dec-2099, in \d+ days\./);
    press('Payment page');
    const page = screen.getByRole('region', { name: 'Payment page' });
    expect(page.textContent).toMatch(/Left to payNGN [\d,.]+by 06-Dec-2099/);
    expect(page.textContent).toContain('all of it or a part');
    // Nothing in it can be pressed: the customer's buttons are drawn.
    expect([within(page).queryByRole('button'), within(page).queryByRole('link')]).toEqual([null, null]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('warns of overdue invoices of the same customer, and of no others', async () => {
    overdueAmong(
      { dueOn: '2026-11-01', reference: 'LATE-1' },
      { dueOn: '2026-11-01', customerEmail: 'other@danjuma.test' },
      { dueOn: '2026-11-01', status: 'Successful' },
      { dueOn: '2099-11-01' },
    );
    expect((await screen.findByRole('listitem')).textContent).toBe('Danjuma has one overdue invoice. View LATE-1');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/business/invoice/1/details');
    cleanup();
    overdueAmong({ dueOn: '2026-11-01' }, { dueOn: '2026-11-02' });
    expect((await screen.findByRole('listitem')).textContent).toContain('Danjuma has 2 overdue invoices.');
  });
});
