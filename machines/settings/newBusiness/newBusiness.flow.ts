import { type Cases, everyFault } from '../../kit/cases';
import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { check, newBusinessMachine, nothing } from './newBusiness.machine';

const gifts = {
  ...nothing,
  nameOfSubsidiary: 'Bluecrest Gifts',
  country: 'NG',
  email: 'gifts@bluecrest.test',
  dialCode: '234',
  mobileNumber: '8031234567',
};

export const newBusinessCases = {
  inputs: {
    empty: { subject: '', started: nothing, draft: null },
    drafted: { subject: '', started: nothing, draft: gifts },
  },
  events: {
    'field.changed': {
      name: { change: { field: 'nameOfSubsidiary', value: 'Bluecrest Gifts' } },
      type: { change: { field: 'businessType', value: 'Company' } },
    },
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: { save: { answers: { created: { message: 'Bluecrest Gifts was created' } }, fails: everyFault } },
  children: {},
  // After an expiry the whole dashboard is gone.
  possible: ({ context: { problem } }) => problem?.text !== 'Please login again',
  remember: ({ values, started, problem }) => [values, started, problem?.text],
} satisfies Cases<typeof newBusinessMachine>;

const newBusinessProperties = formProperties({ req: 'SUB-01', answers: ['created'], check }) satisfies Properties<
  typeof newBusinessMachine,
  typeof newBusinessCases
>;

export const newBusinessFlow = { machine: newBusinessMachine, cases: newBusinessCases, properties: newBusinessProperties };
