import type { Profile } from '../../../contract/access/session';
import { type Cases, everyFault } from '../../kit/flow/cases';
import type { sessionMachine } from './session.machine';

const business = { id: '1001', name: 'Bluecrest Stores', type: 'Company', verificationStatus: 'Active', description: 'Stores' };

const tunde: Profile = {
  user: {
    id: '2',
    firstName: 'Tunde',
    lastName: 'Bello',
    email: 'tunde.bello@bluecrest.test',
    role: 'Approver',
    permissions: ['payout.view', 'payout.approve', 'report.view'],
  },
  activeBusinessId: '1001',
  businesses: [business],
  environment: 'Live',
  notifications: [],
  fx: true,
  toGetStarted: false,
  defaultBusinessId: '1001',
  declineReason: '',
};

const progress = {
  personalInformation: 0,
  businessCompliance: 100,
  businessInformation: 100,
  bankInformation: 100,
  termsAndCondition: 100,
};

export const sessionCases = {
  inputs: {
    fresh: { hasToken: false, returnTo: null, attempt: null, choice: null },
    tokenStored: { hasToken: true, returnTo: null, attempt: null, choice: null },
  },
  events: {
    'session.expired': { now: { path: '/dashboard/account/payouts' } },
    'session.idled': { now: { path: '/dashboard' } },
    'idle.received': { now: { path: '/dashboard' } },
    'logOut.received': { now: {} },
    'currency.chosen': { USD: { currency: 'USD' } },
    'profile.retry': { now: {} },
    'profile.invalidated': { now: { path: '/dashboard' } },
    'logOut.requested': { now: {} },
    'logOut.confirmed': { now: {} },
    'logOut.dismissed': { now: {} },
  },
  ports: {
    loadProfile: { answers: { tunde: { profile: tunde, progress } }, fails: everyFault },
    findOpenWork: { answers: { none: { openOrders: 0 }, one: { openOrders: 1 } }, fails: everyFault },
    revokeSession: { answers: { asked: undefined }, fails: everyFault },
    forgetSession: { answers: { forgotten: undefined }, fails: everyFault },
  },
  children: { signIn: { signedIn: { result: 'signedIn', businesses: [business] } } },
  // While a dialog is open, no screen behind it makes calls.
  possible: (snapshot, { subject }) => subject !== 'session.expired' || snapshot.matches({ authenticated: 'idle' }),
  remember: ({ returnTo, reason, hasToken }) => [returnTo, reason, hasToken],
} satisfies Cases<typeof sessionMachine>;
