import { type Cases, everyFault } from '../../kit/cases';
import type { virtualAccountMachine } from './virtualAccount.machine';
import { nothing } from './virtualAccount.rules';

export const virtualAccountCases = {
  inputs: { empty: { subject: 'key-1', started: nothing, draft: null } },
  events: {
    'field.changed': {
      alias: { change: { field: 'alias', value: 'Abuja counter' } },
      blank: { change: { field: 'alias', value: '  ' } },
    },
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: { save: { answers: { created: { message: 'Virtual account created successfully' } }, fails: everyFault } },
  children: {},
  // After an expiry the whole dashboard is gone.
  possible: ({ context: { problem } }) => problem?.text !== 'Please login again',
  remember: ({ values, started, problem }) => [values, started, problem?.text],
} satisfies Cases<typeof virtualAccountMachine>;
