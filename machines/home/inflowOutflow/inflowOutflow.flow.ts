import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { type FlowPoint, inflowOutflowMachine } from './inflowOutflow.machine';

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

const inflowOutflowProperties = resourceProperties('HOM-02', 'two') satisfies Properties<
  typeof inflowOutflowMachine,
  typeof inflowOutflowCases
>;

export const inflowOutflowFlow = {
  machine: inflowOutflowMachine,
  cases: inflowOutflowCases,
  properties: inflowOutflowProperties,
};
