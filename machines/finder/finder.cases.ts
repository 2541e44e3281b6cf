import { type Cases, everyFault } from '../kit/cases';
import type { finderMachine } from './finder.machine';

const rent = { kind: 'payout', id: '1', label: 'Landlord Ltd', note: 'KPY-1' } as const;

export const finderCases = {
  inputs: { owner: { permissions: ['payout.view', 'business.view'] } },
  events: {
    'keyword.changed': { some: { keyword: 'Okafor' }, other: { keyword: 'zzzz' }, short: { keyword: 'Ok' } },
    'search.askedAgain': { now: {} },
    dismissed: { now: {} },
  },
  ports: { find: { answers: { one: [rent], none: [] }, fails: everyFault } },
  children: {},
  remember: ({ keyword, found, problem }) => [keyword, found?.length ?? -1, problem !== null],
} satisfies Cases<typeof finderMachine>;
