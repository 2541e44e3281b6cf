import { type Cases, everyFault } from '../kit/cases';
import type { rolesMachine } from './roles.machine';
import type { Role } from './roles.types';

const role = { description: '', isCustom: false, userCount: 1 };

export const theRoles: readonly Role[] = [
  { ...role, id: '2', name: 'Approver' },
  { ...role, id: '3', name: 'Viewer' },
  { ...role, id: '9', name: 'Owner' },
  { ...role, id: '101', name: 'Bookkeeper', isCustom: true },
];

export const rolesCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { some: theRoles }, fails: everyFault } },
  children: {},
  // There is one list of them, so no other key is ever given; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof rolesMachine>;
