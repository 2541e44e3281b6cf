import { type Cases, everyFault } from '../../kit/cases';
import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { check, nothing, virtualAccountMachine } from './virtualAccount.machine';

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

const virtualAccountProperties = formProperties({ req: 'VAC-01', answers: ['created'], check }) satisfies Properties<
  typeof virtualAccountMachine,
  typeof virtualAccountCases
>;

export const virtualAccountFlow = {
  machine: virtualAccountMachine,
  cases: virtualAccountCases,
  properties: virtualAccountProperties,
};
