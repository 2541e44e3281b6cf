import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { tabs } from '../compliance/compliance.cases';
import { savedComplianceMachine } from './savedCompliance.machine';

const choices = {
  saved: tabs,
  industries: ['Logistics'],
  countries: [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
  banks: [{ id: '1', name: 'Guaranty Trust Bank' }],
};

export const savedComplianceCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { same: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { shown: choices }, fails: everyFault } },
  children: {},
  // There is one of it, so no other is ever asked for; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof savedComplianceMachine>;

const savedComplianceProperties = resourceProperties('ONB-15', 'shown') satisfies Properties<
  typeof savedComplianceMachine,
  typeof savedComplianceCases
>;

export const savedComplianceFlow = {
  machine: savedComplianceMachine,
  cases: savedComplianceCases,
  properties: savedComplianceProperties,
};
