/** Who is at the desk when nobody asks about it. */
import type { Opened } from '../../machines/session/session.types';
import type { Account } from './driver';

export const bluecrest = {
  id: '1001',
  name: 'Bluecrest Stores',
  type: 'Company',
  verificationStatus: 'Active',
  description: 'Stores',
};

const foods = { id: '1002', name: 'Bluecrest Foods', type: 'Individual', verificationStatus: 'New', description: 'Meals' };

const PEOPLE = {
  'amaka.obi@bluecrest.test': {
    id: '1',
    firstName: 'Amaka',
    lastName: 'Obi',
    role: 'Owner',
    permissions: ['payout.view', 'payout.initiate', 'payout.approve', 'balance.view', 'transaction.view'],
  },
  'tunde.bello@bluecrest.test': {
    id: '2',
    firstName: 'Tunde',
    lastName: 'Bello',
    role: 'Approver',
    permissions: ['payout.view', 'payout.approve', 'report.view'],
  },
  'musa.garba@harbour.test': {
    id: '5',
    firstName: 'Musa',
    lastName: 'Garba',
    role: 'Owner',
    permissions: ['business.view', 'business.manage', 'settlement.view', 'settlement.manage'],
  },
} as const;

export const openedFor = (email: Account): Opened => ({
  profile: {
    user: { ...PEOPLE[email], permissions: [...PEOPLE[email].permissions], email },
    activeBusinessId: bluecrest.id,
    businesses: email === 'amaka.obi@bluecrest.test' ? [bluecrest, foods] : [bluecrest],
    environment: 'Live',
    notifications: [],
    fx: true,
    toGetStarted: false,
  },
  progress: {
    personalInformation: 100,
    businessCompliance: 100,
    businessInformation: 100,
    bankInformation: 100,
    termsAndCondition: 100,
  },
});

/** Under whose name bookmarks are kept. */
export const ownerOf = (email: Account) => `${PEOPLE[email].id}:${bluecrest.id}:Live`;
