import { type Cases, everyFault } from '../../kit/cases';
import type { roleDetailsMachine } from './roleDetails.machine';
import type { RoleSheet } from './roleDetails.types';

const all = [
  { id: '1', name: 'balance.view' },
  { id: '10', name: 'payout.view' },
];

const sheet = (id: string, name: string, isCustom: boolean): RoleSheet => ({
  role: { id, name, description: `What the ${name} does`, isCustom, permissions: all.slice(0, 1) },
  all,
});

export const bookkeeper = sheet('101', 'Bookkeeper', true);

export const roleDetailsCases = {
  inputs: { bookkeeper: { key: '101' } },
  events: { 'key.given': { viewer: { key: '3' } }, refreshed: { now: {} } },
  ports: { load: { answers: { bookkeeper, viewer: sheet('3', 'Viewer', false) }, fails: everyFault } },
  children: {},
  // What comes is of the role that was asked for; a role that is chosen already is not chosen; after an expiry the whole dashboard is gone.
  possible: (snapshot, { kind, subject, name }) => {
    const { key, fault } = snapshot.context;
    if (fault?.kind === 'sessionExpired') return false;
    if (kind === 'answers') return (name === 'viewer') === (key === '3');
    return subject === 'refreshed' ? snapshot.matches('failed') : key !== '3';
  },
  remember: ({ key, value, fault }) => [key, value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof roleDetailsMachine>;
