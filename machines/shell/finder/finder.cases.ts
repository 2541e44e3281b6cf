import { type Cases, everyFault } from '../../kit/flow/cases';
import type { finderMachine } from './finder.machine';

const rent = { kind: 'payout', label: 'Landlord Ltd', note: 'KPY-1', by: { payout: '1' }, words: '' } as const;
const okafor = { kind: 'user', label: 'Ada Okafor', note: '', by: { words: 'ada@b.test' }, words: 'Ada Okafor' } as const;

export const finderCases = {
  inputs: { owner: { permissions: ['payout.view', 'user.view'] } },
  events: {
    'keyword.changed': { some: { keyword: 'Okafor' }, other: { keyword: 'zzzz' }, short: { keyword: 'Ok' } },
    'search.retry': { now: {} },
    'result.opened': { okafor: { opened: okafor } },
    dismissed: { now: {} },
  },
  ports: {
    find: {
      answers: {
        one: { listed: [rent, okafor], missing: [] },
        none: { listed: [], missing: [] },
        oneMissing: { listed: [rent], missing: ['user'] },
      },
      fails: everyFault,
    },
  },
  children: {},
  machineOnly: {
    inputs: { recalled: { permissions: ['payout.view', 'user.view'], kept: { opened: [okafor] } } },
    events: { 'result.opened': { rent: { opened: rent } } },
  },
  // A list that was loaded completely is not loaded again, so it cannot fail.
  possible: ({ context: { gathered } }, { name }) => name !== 'oneMissing' || !gathered.includes('user'),
  remember: ({ keyword, found, missing, gathered, whole, problem }) => [
    keyword,
    found?.length ?? -1,
    missing.length,
    gathered.length,
    whole.length,
    problem !== null,
  ],
} satisfies Cases<typeof finderMachine>;
