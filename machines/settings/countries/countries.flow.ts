import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { countriesMachine } from './countries.machine';

const nigeria = { name: 'Nigeria', shortName: 'NG', code: '234' };

export const countriesCases = {
  inputs: { all: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { some: [nigeria] }, fails: everyFault } },
  children: {},
  // There is one list of them, so no other key is ever given; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof countriesMachine>;

const countriesProperties = resourceProperties('SUB-01', 'some') satisfies Properties<
  typeof countriesMachine,
  typeof countriesCases
>;

export const countriesFlow = { machine: countriesMachine, cases: countriesCases, properties: countriesProperties };
