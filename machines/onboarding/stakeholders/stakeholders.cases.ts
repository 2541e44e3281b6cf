import { type Cases, everyFault } from '../../kit/cases';
import { kunle } from '../stakeholder/stakeholder.cases';
import type { stakeholdersMachine } from './stakeholders.machine';

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
