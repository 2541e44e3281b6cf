import { type Cases, everyFault } from '../../kit/cases';
import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { blank, check, newPaymentLinkMachine } from './newPaymentLink.machine';

export const newPaymentLinkCases = {
  inputs: { empty: { subject: 'key-1', started: blank('NGN'), draft: null } },
  events: {
    'field.changed': {
      name: { change: { field: 'name', value: 'Ankara' } },
      type: { change: { field: 'paymentType', value: 'MULTIPLE' } },
      unclear: { change: { field: 'amount', value: '1,50' } },
      clear: { change: { field: 'amount', value: '1,500' } },
      nowhere: { change: { field: 'redirectUrl', value: 'javascript:alert(1)' } },
      somewhere: { change: { field: 'redirectUrl', value: 'https://www.bluecrest.test/thanks' } },
    },
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: { save: { answers: { created: { message: 'Payment link created successfully' } }, fails: everyFault } },
  children: {},
  // After an expiry the whole dashboard is gone.
  possible: ({ context: { problem } }) => problem?.text !== 'Please login again',
  remember: ({ values, problem }) => [values, problem?.text],
} satisfies Cases<typeof newPaymentLinkMachine>;

const newPaymentLinkProperties = formProperties({ req: 'PLK-02', answers: ['created'], check }) satisfies Properties<
  typeof newPaymentLinkMachine,
  typeof newPaymentLinkCases
>;

export const newPaymentLinkFlow = {
  machine: newPaymentLinkMachine,
  cases: newPaymentLinkCases,
  properties: newPaymentLinkProperties,
};
