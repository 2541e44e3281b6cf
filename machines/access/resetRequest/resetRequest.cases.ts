import { type Cases, everyFault } from '../../kit/cases';
import { isChanged } from '../../kit/form.rules';
import type { resetRequestMachine } from './resetRequest.machine';
import { check, emptyRequest } from './resetRequest.rules';

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
