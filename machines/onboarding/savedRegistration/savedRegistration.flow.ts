import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { limited } from '../businessRegistration/businessRegistration.flow';
import { savedRegistrationMachine } from './savedRegistration.machine';

export const savedRegistrationCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { same: { key: '' } }, refreshed: { now: {} } },
  ports: {
    load: {
      answers: { shown: { saved: limited, classes: [{ id: '1', name: 'Limited Liability Company' }] } },
      fails: everyFault,
    },
  },
  children: {},
  // There is one of it, so no other is ever asked for; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof savedRegistrationMachine>;

const savedRegistrationProperties = resourceProperties('ONB-09', 'shown') satisfies Properties<
  typeof savedRegistrationMachine,
  typeof savedRegistrationCases
>;

export const savedRegistrationFlow = {
  machine: savedRegistrationMachine,
  cases: savedRegistrationCases,
  properties: savedRegistrationProperties,
};
