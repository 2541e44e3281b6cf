import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type User, type UserFilter, usersMachine } from './users.machine';

export const ngozi: User = {
  id: '3',
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi.eze@bluecrest.test',
  mobileNumber: '',
  role: 'Viewer',
  status: 'Active',
  addedBy: 'Amaka Obi',
  addedAt: '2026-03-26T12:00:00',
  isInvitationExpired: false,
};

const anybody: UserFilter = { words: '' };

export const usersCases = {
  inputs: { first: { filter: anybody, page: 1, size: 20 } },
  events: {
    'filter.applied': { ngozi: { filter: { words: 'ngozi' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anybody, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: { answers: { some: { rows: [ngozi, { ...ngozi, id: '6', status: 'Inactive' }], total: 2 } }, fails: everyFault },
  },
  children: {},
  // A few users are one page; a size that is chosen already is not chosen; an address comes back only after it changed.
  possible: ({ context: { query, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired' || subject === 'page.chosen' || subject === 'query.given') return false;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [
    query.page,
    query.size,
    query.filter.words,
    total > 0,
    fault?.kind === 'sessionExpired',
  ],
} satisfies Cases<typeof usersMachine>;

const usersProperties = collectionProperties('USR-01', 'some') satisfies Properties<typeof usersMachine, typeof usersCases>;

export const usersFlow = { machine: usersMachine, cases: usersCases, properties: usersProperties };
