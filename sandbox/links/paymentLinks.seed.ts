/** Payment links of Bluecrest Stores: of every type, open and closed, enough for two pages, and one with subscribers. */
import { createHash } from 'node:crypto';
import { bluecrest } from '../access/people.seed';
import { insertAll, type Seed } from '../database/insert';
import { paymentLinks, subscribers } from '../database/schema';
import { environments } from '../rules/environments';
import { frequencies, type LinkTypeCode } from './paymentLinks.rules';

type Row = typeof paymentLinks.$inferInsert;
type Wanted = Pick<Row, 'name'> & Partial<Row> & { readonly typeCode: LinkTypeCode };

/** This text looks like markup. A page that does not show it as text has a defect. */
export const MARKED_UP = '<b>Summer</b> & "sale" <img src=x onerror=alert(1)>';

const goods = [
  'Ankara fabric',
  'Aso oke',
  'Beads',
  'Leather bag',
  'Sandals',
  'Scarf',
  'Basket',
  'Carved stool',
  'Lamp',
  'Mirror',
];
const shelf = goods.flatMap((name, index): Wanted[] => [
  { name, typeCode: 'MULTIPLE', amount: BigInt((index + 3) * 1_250_00), mostPayments: index % 3 === 0 ? (index + 1) * 10 : null },
  { name: `${name}, made to order`, typeCode: 'SINGLE', amount: BigInt((index + 5) * 2_000_00), isActive: index % 2 === 0 },
]);

/** Oldest first. */
const links: readonly Wanted[] = [
  ...shelf,
  { name: 'Donations', typeCode: 'MULTIPLE', description: 'For the school in Surulere', authOption: 'NOAUTH' },
  { name: 'Bluecrest Club, old terms', typeCode: 'SUBSCRIPTION', amount: 4_000_00n, isActive: false },
  { name: 'Export order', typeCode: 'MULTIPLE', currency: 'USD', amount: 250_00n },
  { name: MARKED_UP, typeCode: 'MULTIPLE', description: '<script>alert(1)</script>', amount: 7_500_00n },
  {
    name: 'Market stall',
    typeCode: 'MULTIPLE',
    mostPayments: 2,
    amount: 1_500_00n,
    redirectUrl: 'https://www.bluecrest.test/thanks',
  },
  { name: 'Deposit', typeCode: 'SINGLE', authOption: 'NOAUTH' },
  { name: 'Bluecrest Club', typeCode: 'SUBSCRIPTION', description: 'A box of cloth every month', amount: 5_000_00n },
];

/** The same at every seeding, so that a copied URL stays valid. */
const referenceOf = (environment: number, index: number) =>
  `KPL-${createHash('sha256').update(`${environment} ${index}`).digest('hex').slice(0, 16).toUpperCase()}`;

const plain = {
  description: '',
  amount: null,
  currency: 'NGN',
  mostPayments: null,
  authOption: 'AUTH',
  redirectUrl: '',
  splitSettlementId: null,
  isActive: true,
} as const;

const names = ['Ada Okafor', 'Bola Coker', 'Chika Dike', 'Dele Bassey', 'Efe Kalu', 'Funmi Idowu', 'Gozie Ekong', 'Hauwa Gana'];
const STATUSES = ['New', 'Active', 'Old'] as const;
const SUBSCRIBERS = 24;

function subscriber(linkId: number, now: Temporal.Instant, index: number): typeof subscribers.$inferInsert {
  const name = names[index % names.length] ?? '';
  const status = STATUSES[index % 3] ?? 'New';
  return {
    linkId,
    customerName: index === 4 ? `${name} <i>` : name,
    email: `${name.toLowerCase().replace(' ', '.')}${index}@customer.test`,
    phoneNumber: `0803${String(1_000_000 + index * 7_919)}`,
    paymentType: index % 5 === 0 ? 'Pay With Bank Transfer' : 'Card',
    currency: 'NGN',
    amount: 5_000_00n,
    frequency: frequencies[index % frequencies.length] ?? 'Monthly',
    payments: status === 'New' ? 1 : index + 2,
    status,
    createdAt: now.subtract({ hours: index * 41 + 2 }),
  };
}

export const paymentLinksSeed: Seed = async (tx, now) => {
  const rows = [environments.live, environments.test].flatMap((environment) =>
    links.slice(environment === environments.live ? 0 : -3).map((link, index, all) => ({
      businessId: bluecrest,
      environment,
      ...plain,
      ...link,
      reference: referenceOf(environment, index),
      createdAt: now.subtract({ hours: (all.length - index) * 53 }),
    })),
  );
  const numbered = rows.map((row, index) => ({ ...row, id: index + 1 }));
  await insertAll(tx, paymentLinks, numbered);
  const club = numbered.find(({ name, environment }) => name === 'Bluecrest Club' && environment === environments.live);
  if (!club) throw new Error('There is no link to subscribe on');
  await insertAll(
    tx,
    subscribers,
    Array.from({ length: SUBSCRIBERS }, (_, index) => subscriber(club.id, now, index)),
  );
};
