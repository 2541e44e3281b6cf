/** Businesses, their people, and their permissions. */
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { businesses, memberships, notifications, roles, users } from '../database/schema';
import { environments } from '../rules/environments';
import { hashPassword } from '../rules/secrets';
import { builtInRoles } from './permissions.rules';

/** The password of every account of the sandbox. */
export const PASSWORD = 'Bluecrest#2026';

export const bluecrest = 1001;

const theBusinesses = [
  {
    id: 1001,
    name: 'Bluecrest Stores',
    type: 'Company',
    verificationStatus: 'Active',
    description: 'Groceries and household goods',
    fx: true,
    email: 'accounts@bluecrest.test',
    country: 'NG',
    mobileNumber: '+2348031234567',
    logo: null,
    daysOld: 900,
  },
  {
    id: 1002,
    name: 'Bluecrest Foods',
    type: 'Individual',
    verificationStatus: 'New',
    description: 'Ready meals',
    fx: false,
    email: 'foods@bluecrest.test',
    country: 'NG',
    mobileNumber: '+2348031234568',
    logo: null,
    daysOld: 40,
  },
  {
    id: 1003,
    name: 'Newleaf Crafts',
    type: 'Individual',
    verificationStatus: 'New',
    description: null,
    fx: false,
    email: 'hello@newleaf.test',
    country: 'NG',
    mobileNumber: '+2348031234569',
    logo: null,
    daysOld: 3,
  },
  {
    id: 1004,
    name: 'Harbour Trading',
    type: 'Company',
    verificationStatus: 'Pending-Verification',
    description: 'Import and export',
    fx: false,
    email: 'office@harbour.test',
    country: 'GH',
    mobileNumber: '+233201234567',
    logo: null,
    daysOld: 60,
  },
];

const untouched = { feeBearer: 'CBF' as const, paymentOptionsOff: [] };
/** It paid the fees of its seeded payments itself. */
const grown = { feeBearer: 'SBF' as const, paymentOptionsOff: ['WALLET'] };

const OWNER = 9;
const APPROVER = 2;
const VIEWER = 3;

/** The accounts on the sandbox's own page and in the server's start message. */
export const accountsShown = [
  {
    id: 1,
    firstName: 'Amaka',
    lastName: 'Obi',
    email: 'amaka.obi@bluecrest.test',
    twoFactor: true,
    who: 'owner of Bluecrest Stores and Bluecrest Foods',
  },
  {
    id: 2,
    firstName: 'Tunde',
    lastName: 'Bello',
    email: 'tunde.bello@bluecrest.test',
    twoFactor: false,
    who: 'second-level approver at Bluecrest Stores',
  },
  {
    id: 3,
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: 'ngozi.eze@bluecrest.test',
    twoFactor: false,
    who: 'viewer at Bluecrest Stores, without payouts',
  },
  {
    id: 4,
    firstName: 'Ife',
    lastName: 'Adeyemi',
    email: 'ife.adeyemi@newleaf.test',
    twoFactor: false,
    who: 'owner of Newleaf Crafts, a new business',
  },
  {
    id: 5,
    firstName: 'Musa',
    lastName: 'Garba',
    email: 'musa.garba@harbour.test',
    twoFactor: false,
    who: 'owner of Harbour Trading, in verification',
  },
] as const;

/** A person in the list of users without access, and not in the list of accounts. */
const formerly = { id: 6, firstName: 'Kemi', lastName: 'Ade', email: 'kemi.ade@bluecrest.test', twoFactor: false };

const BOOKKEEPER = 101;
const customRoles = [
  {
    id: BOOKKEEPER,
    name: 'Bookkeeper',
    description: 'Reconciles incoming payments with the bank',
    permissions: ['balance.view', 'report.view', 'settlement.view', 'transaction.view'],
    businessId: bluecrest,
  },
];

const OPENED = { daysOld: 900, addedBy: null, standing: 'Active' } as const;
const byAmaka = { addedBy: 'Amaka Obi', standing: 'Active' } as const;
const theMemberships = [
  { userId: 1, businessId: 1001, roleId: OWNER, isDefault: true, ...OPENED },
  { userId: 1, businessId: 1002, roleId: OWNER, isDefault: false, ...OPENED, daysOld: 40 },
  { userId: 2, businessId: 1001, roleId: APPROVER, isDefault: true, ...byAmaka, daysOld: 610 },
  { userId: 3, businessId: 1001, roleId: VIEWER, isDefault: true, ...byAmaka, daysOld: 240 },
  {
    userId: 6,
    businessId: 1001,
    roleId: BOOKKEEPER,
    isDefault: true,
    addedBy: 'Amaka Obi',
    standing: 'Inactive',
    daysOld: 420,
  } as const,
  { userId: 4, businessId: 1003, roleId: OWNER, isDefault: true, ...OPENED, daysOld: 3 },
  { userId: 5, businessId: 1004, roleId: OWNER, isDefault: true, ...OPENED, daysOld: 60 },
];

const live = { businessId: bluecrest, environment: environments.live };
const news = [
  {
    businessId: bluecrest,
    environment: environments.test,
    hoursAgo: 20,
    messageFrom: 'Payouts',
    messageText: 'A test payout was made',
    link: '/dashboard/account/payouts',
  },
  {
    businessId: 1002,
    environment: environments.test,
    hoursAgo: 30,
    messageFrom: 'Kontor',
    messageText: 'Bluecrest Foods is ready for its first test payment',
    link: null,
  },
  {
    ...live,
    hoursAgo: 2,
    messageFrom: 'Payouts',
    messageText: 'A payout awaits second-level approval',
    link: '/dashboard/payout/pending-approval',
  },
  {
    ...live,
    hoursAgo: 26,
    messageFrom: 'Settlements',
    messageText: 'Yesterday’s settlement is complete',
    link: '/dashboard/account/settlements',
  },
  { ...live, hoursAgo: 75, messageFrom: 'Compliance', messageText: 'Your annual review is due next month', link: null },
  { ...live, hoursAgo: 170, messageFrom: 'Kontor', messageText: 'Welcome to Kontor', link: null },
];

export async function seedPeople(tx: Db, now: Temporal.Instant): Promise<void> {
  await insertAll(
    tx,
    businesses,
    theBusinesses.map(({ daysOld, ...business }) => ({
      ...business,
      ...(business.id === bluecrest ? grown : untouched),
      createdAt: now.subtract({ hours: daysOld * 24 }),
    })),
  );
  await insertAll(tx, roles, [
    ...builtInRoles.map((role) => ({ ...role, permissions: [...role.permissions], businessId: null })),
    ...customRoles,
  ]);
  const people = await Promise.all(
    [...accountsShown.map(({ who: _, ...user }) => user), formerly].map(async (user) => ({
      ...user,
      passwordHash: await hashPassword(PASSWORD),
    })),
  );
  await insertAll(tx, users, people);
  await insertAll(
    tx,
    memberships,
    theMemberships.map(({ daysOld, ...membership }) => ({
      ...membership,
      environment: null,
      addedAt: now.subtract({ hours: daysOld * 24 }),
    })),
  );
  const oldestFirst = [...news].reverse();
  await insertAll(
    tx,
    notifications,
    oldestFirst.map(({ hoursAgo, ...rest }) => ({
      ...rest,
      createdAt: now.subtract({ hours: hoursAgo }),
    })),
  );
}
