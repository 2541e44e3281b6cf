import { type Cases, everyFault } from '../../kit/cases';
import type { inflowOutflowMachine } from './inflowOutflow.machine';
import type { FlowPoint } from './inflowOutflow.types';

const two: readonly FlowPoint[] = [
  { name: 'October 2026', inflow: '96700412.80', outflow: '74216090.15' },
  { name: 'November 2026', inflow: '92417330.25', outflow: '57906771.20' },
];

export const inflowOutflowCases = {
  inputs: { year: { key: 'year NGN' } },
  events: { 'key.given': { week: { key: 'week NGN' } }, refreshed: { now: {} } },
  ports: { load: { answers: { two }, fails: everyFault } },
  children: {},
  possible: (snapshot, { subject }) => {
    const { fault, key } = snapshot.context;
    // After an expiry the whole dashboard is gone; the other range is given once, and trying again follows a failure.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'key.given') return key !== 'week NGN';
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ key, value, fault }) => [key, value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof inflowOutflowMachine>;
