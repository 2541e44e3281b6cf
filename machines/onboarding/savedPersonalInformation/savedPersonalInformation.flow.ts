import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { musa } from '../personalInformation/personalInformation.flow';
import { savedPersonalInformationMachine } from './savedPersonalInformation.machine';

export const savedPersonalInformationCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { same: { key: '' } }, refreshed: { now: {} } },
  ports: {
    load: { answers: { shown: { saved: musa, types: [{ id: '2', name: 'International Passport' }] } }, fails: everyFault },
  },
  children: {},
  // There is one of it, so no other is ever asked for; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof savedPersonalInformationMachine>;

const savedPersonalInformationProperties = resourceProperties('ONB-07', 'shown') satisfies Properties<
  typeof savedPersonalInformationMachine,
  typeof savedPersonalInformationCases
>;

export const savedPersonalInformationFlow = {
  machine: savedPersonalInformationMachine,
  cases: savedPersonalInformationCases,
  properties: savedPersonalInformationProperties,
};
