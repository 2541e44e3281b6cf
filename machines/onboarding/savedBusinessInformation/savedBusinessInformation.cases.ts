import { harbour } from '../businessInformation/businessInformation.cases';
import { type Cases, everyFault } from '../../kit/cases';
import type { savedBusinessInformationMachine } from './savedBusinessInformation.machine';

export const savedBusinessInformationCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { same: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { shown: harbour }, fails: everyFault } },
  children: {},
  // There is one of it, so no other is ever asked for; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof savedBusinessInformationMachine>;
