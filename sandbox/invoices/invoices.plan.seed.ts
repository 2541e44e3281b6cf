/** The invoices of the seed: what is on them, and where they stand. */

import type { InvoiceStatus } from '../../contract/invoices/invoiceStatuses';
import { environments } from '../rules/environments';

const { live, test } = environments;

/** How one came to stand where it does. `paid` takes a seeded payment, and its total is that payment. */
export type Stands =
  | { readonly kind: 'open' | 'void' }
  | { readonly kind: 'status'; readonly status: InvoiceStatus }
  /** With a seeded payment of a part. */
  | { readonly kind: 'partPaid' }
  | { readonly kind: 'paid'; readonly refund?: 'part' | 'all' }
  | { readonly kind: 'outside'; readonly reference: string };

export interface PlannedInvoice {
  readonly environment: number;
  readonly currency: string;
  readonly title: string;
  /** The customer of a paid one is that of its payment. */
  readonly customer?: readonly [name: string, email: string, company?: string, companyEmail?: string, address?: string];
  /** Item, quantity, and rate in minor units. Empty: those of the payment. */
  readonly items: readonly (readonly [string, number, bigint])[];
  readonly discount?: string;
  readonly tax?: string;
  /** More or less than the items come to, in minor units. */
  readonly adjustment?: bigint;
  readonly note?: string;
  readonly daysAgo: number;
  /** From today on. Below zero: it was due before. */
  readonly dueInDays: number;
  readonly partPayments?: boolean;
  readonly isOpened?: boolean;
  readonly stands: Stands;
}

const danjuma = [
  'Halima Danjuma',
  'halima@danjumalogistics.test',
  'Danjuma Logistics Ltd',
  'accounts@danjumalogistics.test',
  '8 Creek Road\nApapa, Lagos',
] as const;

const uniforms = [
  ['Adire work shirts, sizes S to XL', 120, 6_500_00n],
  ['Embroidered logo, left chest', 120, 850_00n],
  ['Drivers’ caps, indigo', 45, 2_400_00n],
  ['Delivery to Apapa and Ikeja depots', 2, 7_500_00n],
] as const;

const linen = [
  ['Aso-oke table runners', 40, 9_500_00n],
  ['Adire napkins, set of 6', 60, 4_200_00n],
  ['Chair sashes, indigo', 200, 840_00n],
] as const;

/** Long enough for two pages. */
const inventory = Array.from({ length: 30 }, (_, index) => {
  const goods = [
    'Ankara fabric, 6 yards',
    'Aso oke, hand woven',
    'Leather bag',
    'Beads, string of 40',
    'Carved stool',
    'Raffia basket',
  ];
  const item = `${goods[index % goods.length] ?? ''}${index < goods.length ? '' : `, lot ${Math.floor(index / goods.length) + 1}`}`;
  return [item, (index % 7) + 1, BigInt((index + 3) * 1_275_50)] as const;
});

/** This text looks like markup. A page that does not show it as text has a defect. */
export const MARKED_UP = '<b>Gele</b> & "fila" <img src=x onerror=alert(1)>';

const plain = { environment: live, currency: 'NGN', dueInDays: 14 } as const;
const open = { kind: 'open' } as const;
const paid = { kind: 'paid' } as const;

const paidOrder = (title: string, daysAgo: number, dueInDays: number): PlannedInvoice => ({
  ...plain,
  ...{ title, items: [], daysAgo, dueInDays, isOpened: true, stands: paid },
});

export const plannedInvoices: readonly PlannedInvoice[] = [
  {
    ...plain,
    title: 'Adire uniforms, November',
    customer: danjuma,
    items: uniforms,
    discount: '5',
    tax: '7.5',
    daysAgo: 0.1,
    stands: open,
    note: 'Thank you, Halima. We deliver within five working days of payment. Ask for Amaka at the counter for fittings.',
  },
  {
    ...plain,
    title: 'Shop fitting, Ikeja',
    customer: ['Segun Adisa', 'segun.adisa@customer.test'],
    items: inventory,
    discount: '2.5',
    tax: '7.5',
    daysAgo: 1,
    isOpened: true,
    partPayments: true,
    stands: open,
    note: 'Please check the list when the goods arrive.',
  },
  {
    ...plain,
    title: 'Event linen, Balogun wedding',
    customer: ['Temitope Balogun', 't.balogun@customer.test', '', '', '22 Awolowo Road\nIkoyi, Lagos'],
    items: linen,
    tax: '7.5',
    daysAgo: 12,
    dueInDays: 7,
    partPayments: true,
    isOpened: true,
    stands: { kind: 'partPaid' },
    note: 'Pay any part now, and the rest before the wedding.',
  },
  {
    ...plain,
    title: 'Curtains for the guest house',
    customer: ['Ibrahim Sule', 'ibrahim.sule@customer.test'],
    items: [['Curtains, lined, 2.4 m', 14, 18_500_00n]],
    daysAgo: 30,
    dueInDays: -10,
    partPayments: true,
    isOpened: true,
    stands: { kind: 'partPaid' },
  },
  {
    ...plain,
    title: 'Tote bags with print',
    customer: ['Ngozi Umeh', 'ngozi.umeh@customer.test', 'Umeh Books'],
    items: [
      ['Tote bag, natural', 150, 1_850_00n],
      ['Screen print, one colour', 150, 420_00n],
    ],
    tax: '7.5',
    daysAgo: 25,
    dueInDays: -10,
    isOpened: true,
    stands: open,
  },
  {
    ...plain,
    title: 'Aprons',
    customer: ['Kunle Afolabi', 'kunle.afolabi@customer.test'],
    items: [['Kitchen apron, blue', 24, 3_200_00n]],
    daysAgo: 16,
    dueInDays: -1,
    stands: open,
  },
  {
    ...plain,
    title: 'Cushion covers',
    customer: ['Zainab Bello', 'zainab.bello@customer.test'],
    items: [['Cushion cover, 45 cm', 16, 4_750_00n]],
    daysAgo: 9,
    dueInDays: 0,
    stands: open,
  },
  {
    ...plain,
    title: 'School sports day',
    customer: ['Grace Okon', 'grace.okon@customer.test'],
    items: [['Bibs, set of 12', 8, 9_900_00n]],
    daysAgo: 4,
    dueInDays: 2,
    isOpened: true,
    stands: open,
  },
  {
    ...plain,
    title: MARKED_UP,
    customer: ['ليلى حسن', 'layla.hassan@customer.test'],
    items: [['<script>alert(1)</script>', 3, 12_500_00n]],
    daysAgo: 3,
    dueInDays: 20,
    note: '<i>Call before delivery</i>',
    stands: open,
  },
  {
    ...plain,
    title: 'Table runners, sample',
    customer: ['Dele Cole', 'dele.cole@customer.test'],
    items: [['Table runner', 3, 9_500_00n]],
    daysAgo: 40,
    dueInDays: -26,
    stands: { kind: 'void' },
  },
  {
    ...plain,
    title: 'Bed linen, cancelled order',
    customer: ['Efe Ighalo', 'efe.ighalo@customer.test'],
    items: [['Bed linen, double', 10, 21_000_00n]],
    discount: '10',
    daysAgo: 6,
    dueInDays: 8,
    stands: { kind: 'void' },
  },
  {
    ...plain,
    title: 'Workshop stools',
    customer: ['Femi Alade', 'femi.alade@customer.test'],
    items: [['Carved stool', 6, 22_500_00n]],
    daysAgo: 5,
    dueInDays: 9,
    isOpened: true,
    stands: { kind: 'status', status: 'Failed' },
  },
  {
    ...plain,
    title: 'Choir robes',
    customer: ['Ruth Ekanem', 'ruth.ekanem@customer.test', 'Grace Chapel'],
    items: [['Choir robe', 22, 14_000_00n]],
    daysAgo: 15,
    dueInDays: -2,
    isOpened: true,
    stands: { kind: 'status', status: 'Awaiting-Confirmation' },
  },
  {
    ...plain,
    title: 'Office curtains',
    customer: ['Tayo Ojo', 'tayo.ojo@customer.test', 'Ojo Partners'],
    items: [['Roller blind', 12, 16_800_00n]],
    tax: '7.5',
    daysAgo: 28,
    dueInDays: -14,
    isOpened: true,
    stands: { kind: 'outside', reference: 'Cheque 000317' },
  },
  ...['Ankara, wholesale', 'Market stall, October', 'Raffia baskets', 'Lamps for the lobby', 'Beads and thread', 'Mirrors'].map(
    (title, index) => paidOrder(title, 20 + index * 9, 14 - 20 - index * 9),
  ),
  { ...paidOrder('Leather goods', 45, -31), stands: { kind: 'paid', refund: 'part' } },
  { ...paidOrder('Sandals, wrong sizes', 50, -36), stands: { kind: 'paid', refund: 'all' } },
  {
    ...plain,
    currency: 'USD',
    title: 'Export order, Accra',
    customer: [
      'Kofi Mensah',
      'kofi.mensah@customer.test',
      'Mensah Imports',
      'office@mensahimports.test',
      '14 Oxford Street\nAccra',
    ],
    items: [
      ['Aso oke, hand woven', 12, 45_00n],
      ['Freight', 1, 120_00n],
    ],
    adjustment: -10_00n,
    daysAgo: 2,
    dueInDays: 28,
    stands: open,
  },
  {
    ...plain,
    environment: test,
    title: 'Trial invoice',
    customer: ['Ada Tester', 'ada.tester@customer.test'],
    items: [['Sample', 2, 1_500_00n]],
    daysAgo: 3,
    dueInDays: 11,
    stands: open,
  },
  {
    ...plain,
    environment: test,
    title: 'Trial invoice, overdue',
    customer: ['Ada Tester', 'ada.tester@customer.test'],
    items: [['Sample', 1, 1_000_00n]],
    tax: '7.5',
    daysAgo: 20,
    dueInDays: -6,
    stands: open,
  },
];
