import { formFlow } from '../../kit/form/form.flow';
import { emptyRequest, resetRequestMachine, validate } from './resetRequest.machine';

const IDENTIFIER = 'nobody@nowhere.test';

export const resetRequestFlow = formFlow(resetRequestMachine, {
  validate,
  starts: { fresh: { values: emptyRequest } },
  typed: {
    address: { field: 'identifier', value: IDENTIFIER },
    noAddress: { field: 'identifier', value: 'nobody' },
    nothing: { field: 'identifier', value: '' },
  },
  answers: { asked: { message: 'If this email has an account, we sent it a code.', identifier: IDENTIFIER } },
  properties: [
    {
      kind: 'mustPass',
      says: 'No code is requested without an email address',
      req: ['SES-08', 'FLW-03'],
      to: { calls: 'save' },
      through: [{ guard: 'isReady' }],
    },
  ],
  screen: { path: '/?reset=now', as: null },
  fields: { identifier: { fill: 'Your email', unique: true } },
  buttons: { save: 'Send code' },
  sees: { title: 'Reset your password', saved: 'Choose a new password', cancelled: null },
});
