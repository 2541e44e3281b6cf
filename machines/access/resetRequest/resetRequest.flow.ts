import { type Cases, everyFault } from '../../kit/cases';
import { formProperties } from '../../kit/form.properties';
import { isChanged } from '../../kit/form.rules';
import type { Properties } from '../../kit/properties';
import { check, emptyRequest, resetRequestMachine } from './resetRequest.machine';

const IDENTIFIER = 'nobody@nowhere.test';
const typed = (value: string) => ({ change: { field: 'identifier' as const, value } });

export const resetRequestCases = {
  inputs: { fresh: { subject: '', started: emptyRequest, draft: null } },
  events: {
    'field.changed': { address: typed(IDENTIFIER), noAddress: typed('nobody'), nothing: typed('') },
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: { save: { answers: { asked: { message: 'A code is on its way', identifier: IDENTIFIER } }, fails: everyFault } },
  children: {},
  // A call that is made before there is a session cannot find it expired.
  possible: (_, { subject, name }) => subject !== 'save' || name !== 'sessionExpired',
  remember: ({ values, started, problem }) => [Object.keys(check(values)).length, isChanged(values, started), problem !== null],
} satisfies Cases<typeof resetRequestMachine>;

const resetRequestProperties = [
  ...formProperties({ req: 'SES-08', answers: ['asked'], check }),
  {
    kind: 'mustPass',
    says: 'No code is asked for without an address',
    req: ['SES-08', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isReady' }],
  },
] satisfies Properties<typeof resetRequestMachine, typeof resetRequestCases>;

export const resetRequestFlow = { machine: resetRequestMachine, cases: resetRequestCases, properties: resetRequestProperties };
