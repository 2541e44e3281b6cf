import { type Cases, everyFault } from '../kit/cases';
import type { userRolesMachine } from './userRoles.machine';

export const userRolesCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { some: ['Approver', 'Viewer', 'Owner', 'Bookkeeper'] }, fails: everyFault } },
  children: {},
  // There is one list of them, so no other key is ever given; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof userRolesMachine>;
