/** The signed-in users of rendered tests. */
import type { LoadedProfile } from '../../machines/shell/session/session.types';
import { builtInRoles } from '../../sandbox/access/permissions.rules';
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

/** The role defines the permissions, as at the provider. */
const PEOPLE = {
  'amaka.obi@bluecrest.test': { id: '1', firstName: 'Amaka', lastName: 'Obi', role: 'Owner' },
  'tunde.bello@bluecrest.test': { id: '2', firstName: 'Tunde', lastName: 'Bello', role: 'Approver' },
  'ngozi.eze@bluecrest.test': { id: '3', firstName: 'Ngozi', lastName: 'Eze', role: 'Viewer' },
  'ife.adeyemi@newleaf.test': { id: '4', firstName: 'Ife', lastName: 'Adeyemi', role: 'Owner' },
  'musa.garba@harbour.test': { id: '5', firstName: 'Musa', lastName: 'Garba', role: 'Owner' },
} as const;

const permissionsOf = (role: string) => [...(builtInRoles.find(({ name }) => name === role)?.permissions ?? [])];

const businessOf = (email: Account) => {
  if (email === 'ife.adeyemi@newleaf.test') return newleaf;
  return email === 'musa.garba@harbour.test' ? harbour : bluecrest;
};

/** A business that is not verified yet works in Test, as at the provider. */
const environmentOf = (email: Account) => (businessOf(email).verificationStatus === 'Active' ? 'Live' : 'Test');

const far = (part: number) => ({
  personalInformation: part,
  businessCompliance: part,
  businessInformation: part,
  bankInformation: part,
  termsAndCondition: part,
});

export const openedFor = (email: Account): LoadedProfile => ({
  profile: {
    user: { ...PEOPLE[email], permissions: permissionsOf(PEOPLE[email].role), email },
    activeBusinessId: businessOf(email).id,
    businesses: email === 'amaka.obi@bluecrest.test' ? [bluecrest, foods] : [businessOf(email)],
    environment: environmentOf(email),
    notifications: [],
    fx: true,
    toGetStarted: false,
    defaultBusinessId: null,
    declineReason: '',
  },
  progress: businessOf(email) === newleaf ? far(0) : far(100),
});

/** The owner of bookmarks. */
export const ownerOf = (email: Account) => `${PEOPLE[email].id}:${businessOf(email).id}:${environmentOf(email)}`;
