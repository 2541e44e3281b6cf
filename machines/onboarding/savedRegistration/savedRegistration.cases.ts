import { limited } from '../businessRegistration/businessRegistration.cases';
import { type Cases, everyFault } from '../../kit/cases';
import type { savedRegistrationMachine } from './savedRegistration.machine';

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
