import { resendFlow } from '../../kit/resend/resend.flow';
import { passwordCodeMachine } from './passwordCode.machine';

export const passwordCodeFlow = resendFlow(passwordCodeMachine, {
  screen: { path: '/forgot-password/{address}', as: null, timed: true },
  title: 'Choose a new password',
  button: 'Resend code',
});
