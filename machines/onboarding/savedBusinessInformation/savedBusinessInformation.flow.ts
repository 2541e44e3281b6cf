import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { harbour } from '../businessInformation/businessInformation.flow';
import { savedBusinessInformationMachine } from './savedBusinessInformation.machine';

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

const savedBusinessInformationProperties = resourceProperties('ONB-08', 'shown') satisfies Properties<
  typeof savedBusinessInformationMachine,
  typeof savedBusinessInformationCases
>;

export const savedBusinessInformationFlow = {
  machine: savedBusinessInformationMachine,
  cases: savedBusinessInformationCases,
  properties: savedBusinessInformationProperties,
};
