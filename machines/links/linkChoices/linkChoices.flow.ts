import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { linkChoicesMachine } from './linkChoices.machine';

const linkChoices = {
  types: [
    { code: 'SINGLE', name: 'Single Charge' },
    { code: 'MULTIPLE', name: 'Multiple Charge' },
  ],
  splits: [{ id: '3', name: 'Partners' }],
};

export const linkChoicesCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { same: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { shown: linkChoices }, fails: everyFault } },
  children: {},
  // There is one of it, so no other is ever asked for; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof linkChoicesMachine>;

const linkChoicesProperties = resourceProperties('PLK-02', 'shown') satisfies Properties<
  typeof linkChoicesMachine,
  typeof linkChoicesCases
>;

export const linkChoicesFlow = { machine: linkChoicesMachine, cases: linkChoicesCases, properties: linkChoicesProperties };
