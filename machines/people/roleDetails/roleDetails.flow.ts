import { type Cases, everyFault } from '../../kit/cases';
import type { Moment, Properties } from '../../kit/properties';
import { type RoleSheet, roleDetailsMachine } from './roleDetails.machine';

const all = [
  { id: '1', name: 'balance.view' },
  { id: '10', name: 'payout.view' },
];

const sheet = (id: string, name: string, isCustom: boolean): RoleSheet => ({
  role: { id, name, description: `What the ${name} does`, isCustom, permissions: all.slice(0, 1) },
  all,
});

const bookkeeper = sheet('101', 'Bookkeeper', true);

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

type Step = Moment<typeof roleDetailsMachine>;

const losesWhatWasShown = ({ happened, before, context }: Step) => happened?.kind === 'fails' && context.value !== before.value;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const showsAnotherRole = ({ context: { key, value } }: Step) => value !== null && value.role.id !== key;

const roleDetailsProperties = [
  {
    kind: 'never',
    says: 'It counts as shown only when it came',
    req: ['ROL-01'],
    enter: 'shown',
    unless: [
      { port: 'load', answers: 'bookkeeper' },
      { port: 'load', answers: 'viewer' },
    ],
  },
  { kind: 'never', says: 'What is shown is of the role that was chosen', req: ['ROL-01'], when: showsAnotherRole },
  { kind: 'never', says: 'A failure is never without its reason', req: ['ROL-01'], when: failsWithoutAWord },
  { kind: 'never', says: 'A failure keeps what was shown last', req: ['ROL-01'], when: losesWhatWasShown },
  {
    kind: 'alwaysExits',
    says: 'After a failure it can be asked for again',
    req: ['GEN-07'],
    from: 'failed',
    on: { event: 'refreshed' },
    to: ['loading'],
  },
] satisfies Properties<typeof roleDetailsMachine, typeof roleDetailsCases>;

export const roleDetailsFlow = { machine: roleDetailsMachine, cases: roleDetailsCases, properties: roleDetailsProperties };
