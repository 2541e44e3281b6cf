import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { kunle } from '../stakeholder/stakeholder.flow';
import { stakeholdersMachine } from './stakeholders.machine';

export const stakeholdersCases = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { same: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { shown: [kunle] }, fails: everyFault } },
  children: {},
  // There is one of it, so no other is ever asked for; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof stakeholdersMachine>;

const stakeholdersProperties = resourceProperties('ONB-10', 'shown') satisfies Properties<
  typeof stakeholdersMachine,
  typeof stakeholdersCases
>;

export const stakeholdersFlow = { machine: stakeholdersMachine, cases: stakeholdersCases, properties: stakeholdersProperties };
