// @vitest-environment happy-dom
/** The bill as its customer reads it: odd texts, what is not known yet, and what was paid. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { billOfInvoice, billOfOrder, namedBusiness } from '../../../../machines/invoices/invoice/bill.rules';
import { invoiceCases } from '../../../../machines/invoices/invoice/invoice.cases';
import { invoiceInFull } from '../../../../machines/invoices/invoiceDetails/invoiceDetails.flow';
import type { InvoiceInFull } from '../../../../machines/invoices/invoiceDetails/invoiceDetails.machine';
import { Bill, sumLabel } from './Bill';

afterEach(cleanup);

const { order } = invoiceCases.inputs.reopened.bookmark;
const show = (invoice: Partial<InvoiceInFull> = {}) =>
  render(<Bill bill={billOfInvoice({ ...invoiceInFull, ...invoice }, 'B')} />);
const text = () => screen.getByRole('article').textContent ?? '';

describe('[INV-03] the bill', () => {
  it('shows markup as text, and keeps names from right to left apart from what surrounds them', () => {
    show({ title: '<img src=x onerror=alert(1)>', companyName: '', customerName: 'حليمة' });
    expect(screen.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).not.toBeNull();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('حليمة').tagName).toBe('BDI');
  });

  it('has a logo only where the provider has one', () => {
    const logo = 'data:image/png;base64,AAAA';
    show({ business: { ...namedBusiness('Bluecrest'), logo } });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(logo);
  });

  it('says what is set when it is sent, and has no code before', () => {
    render(<Bill bill={billOfOrder(order, null, namedBusiness('Bluecrest'))} />);
    expect(text()).toContain('Set when you send');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has the code and the address of the payment page once it was sent', () => {
    const sent = { id: '1', reference: 'INV-1', url: 'https://pay.provider.test/KIV-1', sentAt: null };
    render(<Bill bill={billOfOrder(order, sent, namedBusiness('Bluecrest'))} />);
    expect(screen.queryByRole('img', { name: 'QR code of the payment page' })).not.toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(sent.url);
    expect(text()).toContain('INV-1');
  });

  it('ends with what is left once a part was paid, and says nothing of paying once it is void', () => {
    const event = { event: 'partPaid', at: '2026-11-25T10:00:00', amount: '30125.00', by: '', orderReference: '', note: '' };
    show({ paid: '30125.00', events: [event] });
    expect(text()).toContain('Paid 25-Nov-2026−30,125.00Left to payNGN 1,000,000.00');
    cleanup();
    show({ status: 'Void' });
    expect([text().includes('How to pay'), text().includes('Void')]).toEqual([false, true]);
  });

  it('says what the bank took back of a part', () => {
    const none = { by: '', orderReference: '', note: '' };
    const paid = { ...none, event: 'partPaid', at: '2026-11-25T10:00:00', amount: '30125.00' };
    const back = { ...none, event: 'chargedBack', at: '2026-11-26T10:00:00', amount: '125.00' };
    show({ paid: '30125.00', refunded: '125.00', chargedBack: '125.00', events: [paid, back] });
    expect(text()).toContain('Charged back 26-Nov-2026125.00Left to payNGN 1,000,125.00');
  });

  it.each([
    ['7.50', 'Tax (7.5%)'],
    ['10', 'Tax (10%)'],
    ['100.00', 'Tax (100%)'],
    ['', 'Tax'],
  ])('names the real rate of a tax of %j', (percent, label) => expect(sumLabel({ kind: 'tax', percent })).toBe(label));
});
