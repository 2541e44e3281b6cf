// @vitest-environment happy-dom
/** Every fact of a transaction under its name, and a dash for each that the provider does not say. */
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { refundedInPart } from '../../../machines/transactions/transactionDetails/transactionDetails.flow';
import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { Icon } from '../../ui/theme/Icon';
import { receiptOf } from './receipt';
import { CustomerPart, OrderPart, PaymentPart } from './TransactionFacts';
import { TransactionHead } from './TransactionHead';
import { MoneyPart, TimelinePart } from './TransactionMoney';

afterEach(cleanup);

function show(part: ReactElement) {
  cleanup();
  render(<FlowProvider Toasts={Toasts}>{part}</FlowProvider>);
}

/** The facts of a part, without the words of buttons that copy them. */
function factsOf(part: ReactElement) {
  show(part);
  return statedFacts().map(([term, value]) => `${term}: ${value.replace(/Copy.*$/, '')}`);
}

const having = (more: Partial<TransactionInFull>): TransactionInFull => ({ ...refundedInPart, ...more });

describe('[TRX-04] the facts of a transaction', () => {
  it('have the names of the documents', () => {
    expect(factsOf(<OrderPart transaction={refundedInPart} leads />)).toEqual([
      'Order reference: KOR-1001',
      'Payment reference: KPY-1001',
      'Amount: NGN 84,500.00',
      'Fee: NGN 1,267.50',
      'Fee paid by: Your business',
      'Fee the customer pays: NGN 0.00',
      'Fee you pay: NGN 1,267.50',
      'Settlement Amount: NGN 83,232.50',
      'Settlement status: Completed',
      'Settlement: STL-20261109-25',
      'Recurring Frequency: —',
      'Narration: November restock, 4 items',
      'Remarks: —',
      'Created: November 9th 2026, 4:21 pm',
      'Updated: November 20th 2026, 9:10 am',
      'Confirmed: November 9th 2026, 4:22 pm',
    ]);
    expect(factsOf(<CustomerPart transaction={refundedInPart} leads />)).toEqual([
      'Name: Ada Coker',
      'Email: ada.coker@customer.test',
      'Phone: +2348031447720',
    ]);
    expect(factsOf(<PaymentPart transaction={refundedInPart} />)).toEqual([
      'Type: Card',
      'Card: 4242 42•• •••• 4242',
      'Account number: —',
      'Response: 00, Approved or completed',
    ]);
  });

  it('[INV-01] leads to the invoice that it paid, for a role that can open it', () => {
    const paid = having({ invoice: { id: '193', reference: 'BCS-INV-1193' } });
    expect(factsOf(<OrderPart transaction={paid} leads leadsToInvoices />)).toContain('Invoice: BCS-INV-1193');
    expect(screen.getByRole('link', { name: 'BCS-INV-1193' }).getAttribute('href')).toBe(
      '/dashboard/business/invoice/193/details',
    );
    expect(factsOf(<OrderPart transaction={paid} leads />)).toContain('Invoice: BCS-INV-1193');
    expect(screen.queryByRole('link', { name: 'BCS-INV-1193' })).toBeNull();
  });

  it('that are not known are dashes', () => {
    const unknown = having({
      reference: '',
      fee: null,
      customerFee: null,
      businessFee: null,
      feeBearer: '',
      settlementStatus: '',
      confirmedAt: null,
      responseCode: '',
      responseMessage: '',
    });
    const facts = factsOf(<OrderPart transaction={unknown} leads />);
    for (const name of [
      'Order reference',
      'Fee',
      'Fee paid by',
      'Fee the customer pays',
      'Fee you pay',
      'Settlement status',
      'Confirmed',
    ])
      expect(facts).toContain(`${name}: —`);
    expect(factsOf(<PaymentPart transaction={unknown} />)).toContain('Response: —');
    expect(factsOf(<OrderPart transaction={having({ status: 'Failed' })} leads />)).toContain('Settlement Amount: —');
  });

  it('[STL-01] name its settlement with a link, or say that it is not settled yet', () => {
    const settled = (more: Partial<TransactionInFull>, leads = true) => {
      const facts = factsOf(<OrderPart transaction={having(more)} leads={leads} />);
      return [facts.find((fact) => fact.startsWith('Settlement:')), screen.queryByRole('link')?.getAttribute('href')];
    };
    expect(settled({})).toEqual(['Settlement: STL-20261109-25', '/dashboard/account/settlements/300/statement']);
    expect(settled({}, false)).toEqual(['Settlement: STL-20261109-25', undefined]);
    expect(settled({ settlement: 'none' })).toEqual(['Settlement: Not settled yet', undefined]);
    expect(settled({ settlement: 'none', status: 'Failed' })).toEqual(['Settlement: —', undefined]);
    expect(settled({ settlement: null })).toEqual(['Settlement: —', undefined]);
  });

  it.each([
    ['Customer', 'The customer'],
    ['Subsidiary', 'Your business'],
    ['Split', 'Both'],
    ['Partner', 'Partner'],
  ])('say that %s pays the fee as %s', (feeBearer, words) => {
    expect(factsOf(<OrderPart transaction={having({ feeBearer })} leads />)).toContain(`Fee paid by: ${words}`);
  });
});

describe('[TRX-04] the head of a transaction', () => {
  it.each([
    ['all', 'Refunded'],
    ['part', 'Refunded in part'],
    ['none', null],
  ] as const)('says how much of it went back: %s', (part, words) => {
    show(<TransactionHead transaction={refundedInPart} part={part} leadsToCustomer />);
    expect(screen.queryByText(/^Refunded/)?.textContent ?? null).toBe(words);
    screen.getByText('Successful');
  });

  it.each([
    [true, { name: '' }, 'ada.coker@customer.test', true],
    [true, {}, 'Ada Coker', true],
    [false, {}, 'Ada Coker', false],
  ])('names the payer, as a link if the role may follow it (%s, %j)', (leadsToCustomer, more, name, isLink) => {
    const customer = { ...refundedInPart.customer, ...more };
    show(<TransactionHead transaction={having({ customer })} part="none" leadsToCustomer={leadsToCustomer} />);
    expect(screen.getByText(name).closest('p')?.textContent).toBe(`from ${name}, November 9th 2026, 4:21 pm WAT`);
    expect(screen.queryByRole('link', { name }) !== null).toBe(isLink);
  });
});

describe('[TRX-04] the timeline of a transaction', () => {
  const steps = (more: Partial<TransactionInFull>, refunds: string | null = null, leadsToChargebacks = false) => {
    show(<TimelinePart transaction={having(more)} {...{ refunds, leadsToChargebacks }} />);
    return within(screen.getByRole('region', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const [sent] = refundedInPart.refunds;

  it('says what happened, when, and of which amount', () => {
    expect(steps({})).toEqual([
      'Done: Created09-Nov-2026, 4:21 pm',
      'Done: ConfirmedCard, 00 Approved or completed84,500.004:22 pm',
      'Done: Settled10-Nov-2026, 8:00 am',
      'Done: Refund RFD-30917: ApprovedRequested by Ngozi Eze: One item out of stock−20,000.0020-Nov-2026, 9:10 am',
    ]);
    expect(steps({}, '/refunds').at(-1)).toMatch(/^Done: Refund RFD-30917: Approved/);
  });

  const chargeback = {
    id: '12',
    amount: '30000.00',
    status: 'Pending',
    createdAt: '2026-11-18T10:00:00',
    dueAt: null,
    decidedAt: null,
    reason: 'Goods not received',
  };

  it('[CBK-02] lists each chargeback in its place, and takes the amount of a lost one', () => {
    const lost = { ...chargeback, id: '13', status: 'Lost', createdAt: '2026-11-25T10:00:00' };
    const chargebacks = [lost, chargeback];
    expect(steps({ chargebacks }).slice(3)).toEqual([
      'Chargeback 12: PendingGoods not received18-Nov-2026, 10:00 am',
      'Done: Refund RFD-30917: ApprovedRequested by Ngozi Eze: One item out of stock−20,000.0020-Nov-2026, 9:10 am',
      'Failed: Chargeback 13: LostGoods not received−30,000.0025-Nov-2026, 10:00 am',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    steps({ chargebacks }, null, true);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/chargeback/12/details',
      '/dashboard/chargeback/13/details',
    ]);
  });

  it.each([
    [{}, ['circle-dot', 'circle-check', 'circle-check', 'circle-check']],
    [
      { status: 'Failed', refunds: refundedInPart.refunds.map((one) => ({ ...one, status: 'Declined' })) },
      ['circle-dot', 'circle-x', 'circle-x'],
    ],
  ] as const)('draws what happened: %j', (more, icons) => {
    steps(more);
    const drawn = [...document.querySelectorAll('li svg')].map(({ innerHTML }) => innerHTML);
    expect(drawn).toEqual(icons.map((name) => render(<Icon name={name} />).container.querySelector('svg')?.innerHTML));
  });

  it('has no note for what is not known', () => {
    if (!sent) throw new Error('There is no refund');
    const noted = steps({ method: '', responseCode: '', responseMessage: '', refunds: [{ ...sent, by: '', reason: '' }] });
    expect(noted[1]).toBe('Done: Confirmed84,500.004:22 pm');
    expect(noted[3]).toMatch(/Approved−20,000\.00/);
    expect(steps({ refunds: [{ ...sent, by: '' }] })[3]).toContain('ApprovedOne item out of stock');
    expect(steps({ refunds: [{ ...sent, reason: '' }] })[3]).toContain('Requested by Ngozi Eze');
  });

  it('shows the status of a transaction that was not paid', () => {
    expect(steps({ status: 'Failed', confirmedAt: null, refunds: [] }).join(' ')).toContain('Failed');
  });
});

describe('[TRX-04] the money of a transaction', () => {
  const table = (more: Partial<TransactionInFull>) => {
    show(<MoneyPart transaction={having(more)} refunds={null} />);
    return screen.queryAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  it('is what came, what went back, and what is left', () => {
    expect(table({ refundPending: '5.00', chargedBack: '10.00' })).toEqual([
      ['', 'Refundable', 'Your earnings'],
      ['Paid', '84,500.00', '84,500.00'],
      ['Fee', '—', '−1,267.50'],
      ['Refunded', '−20,000.00', '−20,000.00'],
      ['Refund pending', '−5.00', '−5.00'],
      ['Charged back', '−10.00', '−10.00'],
      ['Left', 'NGN 64,485.00', 'NGN 63,217.50'],
    ]);
    screen.getByRole('table', { name: 'Money of this transaction in NGN' });
  });
  it('is left out of a transaction that was not paid', () => {
    expect(table({ status: 'Failed', confirmedAt: null })).toEqual([]);
  });
});

describe('[TRX-04] the receipt of a transaction', () => {
  it('leaves out what is not known', () => {
    const customer = { ...refundedInPart.customer, name: '', email: '' };
    const bare = having({ customer, method: '', maskedPan: '', refunded: '0.00', refunds: [], confirmedAt: null });
    expect(receiptOf(bare, 'Bluecrest Stores').split('\n')).toEqual([
      'Payment to Bluecrest Stores',
      'Order reference: KOR-1001',
      'Payment reference: KPY-1001',
      'Amount: NGN 84,500.00',
      'Status: Successful',
    ]);
  });
});
