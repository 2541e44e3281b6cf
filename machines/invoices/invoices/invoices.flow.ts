import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Invoice, invoiceFilters, invoicesMachine } from './invoices.machine';

/** An invoice that nobody has paid yet. */
export const invoice = (n: number): Invoice => ({
  id: `${n}`,
  title: `Uniforms, lot ${n}`,
  reference: `BCS-INV-${1000 + n}`,
  customerName: 'Halima Danjuma',
  customerEmail: 'halima@danjuma.test',
  companyName: 'Danjuma Logistics Ltd',
  companyEmail: 'accounts@danjuma.test',
  customerAddress: '8 Creek Road, Apapa, Lagos',
  note: 'Thank you, Halima.',
  amount: '1030125.00',
  currency: 'NGN',
  dueOn: '2099-12-06',
  discount: '5',
  tax: '7.5',
  status: 'Pending',
  paid: '0.00',
  refunded: '0.00',
  chargedBack: '0.00',
  createdAt: '2026-11-22T09:16:00',
  sentAt: '2026-11-22T09:16:00',
  partPayments: false,
  url: `https://pay.provider.test/KIV-${1000 + n}`,
  items: [
    { item: 'Adire work shirts, sizes S to XL', quantity: '120', rate: '6500.00' },
    { item: 'Embroidered logo, left chest', quantity: '120', rate: '850.00' },
    { item: 'Drivers’ caps, indigo', quantity: '45', rate: '2400.00' },
    { item: 'Delivery to Apapa and Ikeja depots', quantity: '2', rate: '7500.00' },
  ],
});

/**
 * Test data and requirements of the list, which never ship. The paths of every list are tested by `tests/models/kit/collection.ts`, and what is
 * special about this one by `tests/browser/invoices/invoices.all.spec.ts`.
 */
export const invoicesFlow = collectionFlow(invoicesMachine, {
  req: ['INV-01', 'GEN-07', 'GEN-09'],
  filters: invoiceFilters,
  filtered: { pending: { status: 'Pending' } },
  row: (n) => ({ ...invoice(n), dueOn: '2026-12-06' }),
  count: 24,
  screen: { path: '/dashboard/business/invoice', as: 'amaka.obi@bluecrest.test', shows: 'Invoices' },
});
