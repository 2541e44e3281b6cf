import { form } from '../../kit/form.machine';
import { check, isReady } from './resetRequest.rules';
import type { ResetAsked, ResetRequest } from './resetRequest.types';

/** Whether anybody has the address is told by no answer: whoever asks goes on to the page for the code. */
export const resetRequestMachine = form<ResetRequest, ResetAsked>('resetRequest', {
  description: 'A code for a new password is asked for.',
  req: ['SES-08'],
  calls: ['requestPasswordReset'],
  check,
  isReady,
  refusal: 'Unexpected Error!',
  says: ({ message }) => message || 'A code is on its way',
});
