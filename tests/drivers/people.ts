/** Who is at the desk when nobody asks about it. */
import type { Opened } from '../../machines/shell/session/session.types';
import type { Account } from './driver';

export const bluecrest = {
  id: '1001',
  name: 'Bluecrest Stores',
  type: 'Company',
  verificationStatus: 'Active',
  description: 'Stores',
};

const foods = { id: '1002', name: 'Bluecrest Foods', type: 'Individual', verificationStatus: 'New', description: 'Meals' };
const newleaf = {
  id: '1003',
  name: 'Newleaf Crafts',
  type: 'Individual',
  verificationStatus: 'Pending-Verification',
  description: '',
};

const harbour = {
  id: '1004',
  name: 'Harbour Trading',
  type: 'Company',
  verificationStatus: 'Pending-Verification',
  description: '',
};

const PEOPLE = {
  'amaka.obi@bluecrest.test': {
    id: '1',
    firstName: 'Amaka',
    lastName: 'Obi',
    role: 'Owner',
    permissions: [
      'payout.view',
      'payout.initiate',
      'payout.approve',
      'balance.view',
      'balance.manage',
      'swap.create',
      'split.view',
      'split.submit',
      'transaction.view',
      'business.view',
      'business.manage',
      'beneficiary.view',
      'beneficiary.manage',
      'user.view',
      'user.manage',
      'role.view',
      'role.manage',
      'link.view',
      'link.manage',
      'qr.view',
      'qr.manage',
    ],
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
  'ngozi.eze@bluecrest.test': {
    id: '3',
    firstName: 'Ngozi',
    lastName: 'Eze',
    role: 'Viewer',
    permissions: ['business.view', 'balance.view', 'payout.view', 'transaction.view', 'link.view', 'qr.view'],
  },
  'ife.adeyemi@newleaf.test': {
    id: '4',
    firstName: 'Ife',
    lastName: 'Adeyemi',
    role: 'Owner',
    permissions: [
      'business.view',
      'business.manage',
      'balance.view',
      'payout.view',
      'transaction.view',
      'link.view',
      'link.manage',
      'qr.view',
      'qr.manage',
    ],
  },
} as const;

const businessOf = (email: Account) => {
  if (email === 'ife.adeyemi@newleaf.test') return newleaf;
  return email === 'musa.garba@harbour.test' ? harbour : bluecrest;
};

const far = (part: number) => ({
  personalInformation: part,
  businessCompliance: part,
  businessInformation: part,
  bankInformation: part,
  termsAndCondition: part,
});

export const openedFor = (email: Account): Opened => ({
  profile: {
    user: { ...PEOPLE[email], permissions: [...PEOPLE[email].permissions], email },
    activeBusinessId: businessOf(email).id,
    businesses: email === 'amaka.obi@bluecrest.test' ? [bluecrest, foods] : [businessOf(email)],
    environment: 'Live',
    notifications: [],
    fx: true,
    toGetStarted: false,
    defaultBusinessId: null,
    declineReason: '',
  },
  progress: businessOf(email) === newleaf ? far(0) : far(100),
});

/** Under whose name bookmarks are kept. */
export const ownerOf = (email: Account) => `${PEOPLE[email].id}:${businessOf(email).id}:Live`;
